/**
 * Sends one request to the identity service and returns its response.
 *
 * The only connection between the SDK and the network: live mode passes `fetch`, a preview passes a world. It rejects
 * only when `fetch` would reject, which means that no response arrived.
 */
export type Transport = (request: Request) => Promise<Response>;
