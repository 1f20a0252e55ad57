/** Radii of the arches of a portico, seen from below. */
const arches = [120, 200, 280, 360, 440, 520];

/** The background drawing of a split layout's side, in the theme's colours. */
export function SideArt() {
  return (
    <svg className="portico-side-art" viewBox="0 0 800 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {arches.map((radius) => (
        <path key={radius} d={`M${400 - radius} 900V${560}a${radius} ${radius} 0 0 1 ${radius * 2} 0V900`} />
      ))}
    </svg>
  );
}
