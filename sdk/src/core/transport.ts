/**
 * Carries one request to the identity service and brings its answer back.
 *
 * The only seam between the product and the world beyond it: live mode passes `fetch`, a preview passes a world. It
 * rejects only where `fetch` would reject, which means that no answer came.
 */
export type Transport = (request: Request) => Promise<Response>;
