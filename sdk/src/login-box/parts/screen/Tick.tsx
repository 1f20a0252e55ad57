/** An animated check mark for a success. Style it by `.portico-tick`. */
export function Tick() {
  return (
    <svg className="portico-tick" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      <circle cx="28" cy="28" r="25" pathLength="1" />
      <path d="m18 28.800 7 7L38.500 21.500" pathLength="1" />
    </svg>
  );
}
