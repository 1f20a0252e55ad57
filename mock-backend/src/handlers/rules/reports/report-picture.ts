/** A grey bar chart of 192 by 104 pixels as JPEG, in base64. */
const BAR_CHART =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAj/wAALCABoAMABAREA/8QAHAAAAQUBAQEAAAAAAAAAAAAAAAECAwQFBgcI/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAPwD1gAAAAAAAAAAAB075GAAAAAAAD65AAcwHTvkYAAAAAAAPrkABzAdOAAAAAAAAAAHMB075GAAAAfXIAAAAAcwHTvkYAAAB9cgAAAABzAdOAAAAAAAAAAHMB075GAAAAAD65AAAAcwHTvkYAAAAAPrkAAABzAdOAAAAAAAAAAHMB075GAAfXIAAAAAAAcwHTvkYAB9cgAAAAAABzAAAAAAAAAAAAD//2Q==';

/**
 * The picture of a report: a sample chart, the same for every report. Clients expect a JPEG (portal spec §7, "Reports"),
 * and an encoder would be part of every bundle that contains a world.
 */
export function reportPicture(): Uint8Array {
  return Uint8Array.from(atob(BAR_CHART), (character) => character.charCodeAt(0));
}
