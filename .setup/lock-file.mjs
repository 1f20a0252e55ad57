/**
 * Finds what makes a lock file fail on another machine: a missing package, which npm left out for the platform that
 * wrote the file, or the address of a registry, which another machine may not reach.
 */
export function lockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, resolved, link }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${name}, an optional dependency of ${path}, is missing`),
    ...(resolved && !link ? [`${path} has an address: ${resolved}`] : []),
  ]);
}

/** The folders in which Node resolves the imports of a package: its own, then its parents. */
function foldersAbove(path) {
  const parts = path ? path.split('/') : [];
  return Array.from({ length: parts.length + 1 }, (_, count) =>
    parts
      .slice(0, count)
      .map((part) => `${part}/`)
      .join(''),
  );
}
