import { at } from './paths.ts';

interface Modules {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** The hooks of hosts with their own screens. Other hosts must not download what these import. */
const hooksOfFlows = '/react/flows/';

/** Modules with their static imports, recursively. */
function importedAtOnce(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set(entries);
  for (const id of found) {
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    for (const one of imported) if (!one.includes(hooksOfFlows)) found.add(one);
  }
  return found;
}

/** Whether only the portal imports a module, itself or through other modules of `ui/`. */
function isOfPortal(id: string, modules: Modules): boolean {
  if (folderOfPortal.test(id)) return true;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return /sdk\/src\/ui\//.test(id) && importers.every((one) => isOfPortal(one, modules));
}

/** Each page of the portal but the first, with what loads with it. */
function importedByPages(modules: Modules): Set<string>[] {
  const definitions = modules.getModuleInfo(pageList)?.importedIds ?? [];
  const pages = new Set(definitions.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  pages.delete(firstPage);
  return [...pages].map((page) => importedAtOnce([page], modules));
}

/** Folders that all steps of all flows share, except their folders for what only some steps need. */
const sharedBySteps =
  /sdk\/src\/login-box\/(parts\/(?!captcha\/|phone\/|social\/)|runtime\/(?!page-texts\/|slow-request\/|step-history\/))/;
/** The folder of a flow, or of a part of the login flow. Screens stay with what loads them. */
const folderOfFlow = /login-box\/flows\/(?:(?!login\/)|login\/(?=[a-z-]+\/)(?!screens\/))([a-z-]+)\/(?!screens\/)/;
const folderOfPortal = /sdk\/src\/admin-portal\//;
/** The folders of the session for what only some sessions load. */
const folderOfSession = /sdk\/src\/session\/([a-z-]+)\//;
/** A module shared by at least this many lazy parts loads with any flow. */
const MANY_FLOWS = 5;
/** A part that at least this many pages of the portal load at once belongs to the chunk of all pages. */
const MANY_PAGES = 4;
/** The frame of the portal in a page of the host; over the host, it is the same frame. */
const portalFrame = at('sdk/src/admin-portal/AdminPortal.tsx');
/** The page that the portal opens with. */
const firstPage = at('sdk/src/admin-portal/pages/profile/ProfilePage.tsx');
/** Entries of what the portal loads before it shows another page than the first. */
const beforePages = [portalFrame, at('sdk/src/admin-portal/shell/AdminPortalOverlay.tsx'), firstPage];
/** What covers the page: the portal, its checkout, and the login box over both. */
const layer = at('sdk/src/admin-portal/shell/use-layer.ts');
/** The definitions of all pages: each imports the component of its page dynamically. */
const pageList = at('sdk/src/admin-portal/pages/page-list.ts');
/** Pages with a table share more than the others. */
const table = at('sdk/src/ui/Table.tsx');
/** Modules up to this size cost less as a part of another chunk than as a request of their own. */
const SMALL_BYTES = 3_000;

/**
 * Groups modules that load together into one chunk. Without this, the bundler writes dozens of small chunks, one for
 * each set of lazy components that share modules: a slow network loads them in series, and the first file of each host
 * lists all their names.
 */
export function chunks({ index, ...others }: Record<string, string>) {
  let here: Set<string> | undefined;
  let elsewhere: Set<string> | undefined;
  let before: Set<string> | undefined;
  let ofPages: Set<string>[] | undefined;
  let ofFrame: Set<string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'first download',
        // What the main entry imports statically, apart from what hosts of other entries load without it.
        name(id: string, modules: Modules) {
          elsewhere ??= importedAtOnce(Object.values(others), modules);
          here ??= importedAtOnce([index ?? ''], modules);
          if (!here.has(id)) return null;
          return elsewhere.has(id) ? 'shared' : 'first';
        },
      },
      { name: 'steps', test: sharedBySteps },
      {
        debugName: 'inputs',
        // Steps and dialogs of the portal have them, and the portal must not load the steps with them.
        name: (id: string, modules: Modules) => (isOfPortal(id, modules) ? null : 'inputs'),
        test: /sdk\/src\/ui\/fields\//,
      },
      { name: 'page-texts', test: /login-box\/runtime\/page-texts\// },
      {
        debugName: 'flows',
        // A module that is imported dynamically begins a chunk of its own.
        name(id: string, modules: Modules) {
          const isEntry = modules.getModuleInfo(id)?.dynamicImporters.length;
          return isEntry ? null : (folderOfFlow.exec(id)?.[1] ?? null);
        },
      },
      { debugName: 'session', name: (id: string) => folderOfSession.exec(id)?.[1] ?? null },
      // Otherwise part of the metadata entry, which contains all English texts and zod: other languages would load it.
      { name: 'language-packs', test: /sdk\/src\/metadata\/language-packs\// },
      // Steps and the portal check new passwords. Otherwise each module here, shared by other flows, would be a chunk.
      { name: 'password', test: /sdk\/src\/app\/password\/(?!guide\/)/ },
      // The portal needs the history without the flows.
      { name: 'history', test: /sdk\/src\/app\/history\// },
      // Small modules of many flows, such as those that continue after a sign-in. The portal must not load the flows with
      // what it shares with them.
      {
        debugName: 'of-flows',
        name(id: string, modules: Modules) {
          const importers = modules.getModuleInfo(id)?.importers ?? [];
          return importers.some((one) => folderOfPortal.test(one)) ? null : 'of-flows';
        },
        test: /sdk\/src\/(app|login-box\/(flows|runtime))\//,
        minShareCount: MANY_FLOWS,
        maxModuleSize: SMALL_BYTES,
      },
      {
        debugName: 'portal-pages',
        // What many pages of the portal load, apart from what it loads with its first page or shares with the flows.
        // Otherwise each new page would divide it further.
        name(id: string, modules: Modules) {
          before ??= importedAtOnce(beforePages, modules);
          ofPages ??= importedByPages(modules);
          const pages = ofPages.filter((page) => page.has(id));
          if (pages.length < MANY_PAGES || before.has(id) || !isOfPortal(id, modules)) return null;
          return pages.every((page) => page.has(table)) ? 'portal-tables' : 'portal-pages';
        },
        test: /sdk\/src\/(ui|admin-portal\/parts)\//,
      },
      {
        debugName: 'portal-users',
        // What several pages with lists of users load at once. Otherwise each further list would divide it.
        name(id: string, modules: Modules) {
          ofPages ??= importedByPages(modules);
          return ofPages.filter((page) => page.has(id)).length > 1 ? 'portal-users' : null;
        },
        test: /sdk\/src\/admin-portal\/parts\/users\/[\w-]+\.tsx?$/,
      },
      {
        debugName: 'portal-frame',
        // With what the first page shares with other pages: it would be one small file for each set of these pages. The
        // checkout over a page of the host needs the root of the frame alone, and would divide it for every portal.
        name(id: string, modules: Modules) {
          ofFrame ??= importedAtOnce([portalFrame, firstPage], modules).add(layer);
          return ofFrame.has(id) && isOfPortal(id, modules) ? 'portal-frame' : null;
        },
        test: /sdk\/src\/(ui|admin-portal\/(parts|shell))\//,
      },
    ],
  };
}
