/** In order: later parts are built on the packages before them. */
const packages = [
  { name: 'sdk', what: 'the SDK', types: 'sdk/tsconfig.build.json' },
  { name: 'sdk-vite', what: "the SDK's plugin for hosts' builds" },
  { name: 'mock-backend', what: 'the mock backend', types: 'mock-backend/tsconfig.build.json' },
  {
    name: 'sdk-preview',
    what: "the SDK's preview entry, which joins the two",
    types: 'sdk/tsconfig.preview.json',
    typesOnly: true,
  },
  { name: 'hosted-pages', what: "the mock's hosted login page" },
];
const others = [
  { name: 'studio', what: 'the studio' },
  { name: 'host-spa', what: 'the sample host, live' },
  { name: 'host-spa-demo', what: 'the sample host, on a mock world' },
  { name: 'host-bookings', what: 'the booking application, live' },
  { name: 'host-bookings-demo', what: 'the booking application, as an offline demo' },
  { name: 'host-parity', what: 'the host of the parity sweep' },
  { name: 'host-swift', what: 'a host whose page has the first screen in it' },
  { name: 'host-swift-themed', what: "the same, in a vendor's theme" },
  { name: 'host-stage', what: 'the stage of the sweeps' },
  { name: 'host-stills', what: 'the page with stills of the studio' },
  { name: 'host-world', what: "the benchmarks' world in a page" },
  { name: 'host-table', what: "the benchmarks' long table" },
  { name: 'host-form', what: "the benchmarks' hand-written form" },
  { name: 'host-plain', what: 'a host without the plugin' },
  { name: 'host-plain-form', what: 'the hand-written form without the plugin' },
];

/** The arguments that limit a build. */
export const choices = () => ['packages', ...chooseParts().map(({ name }) => name)];

/**
 * Chooses what to build: every part without an argument, the packages, or one part by its name.
 *
 * @returns The parts in the order in which they are built, or none if no part has the name.
 */
export function chooseParts(argument) {
  const parts = [...packages, ...others];
  if (!argument) return parts;
  if (argument === 'packages') return packages;
  return parts.filter(({ name }) => name === argument);
}
