/**
 * A `Response` whose whole body is known text. Reading it takes no further task: browsers and Node pass the body of any
 * other response through a stream, which can take longer than the world takes to answer.
 */
export class BufferedResponse extends Response {
  readonly #content: string;

  /** Takes what `Response` takes; the body is well-formed text. */
  constructor(content: string, init?: ResponseInit) {
    super(content, init);
    this.#content = content;
  }

  /** As `Response.text()`. */
  override async text(): Promise<string> {
    return this.#take();
  }

  /** As `Response.json()`. */
  override async json(): Promise<unknown> {
    return JSON.parse(this.#take());
  }

  /** As `Response.arrayBuffer()`. */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new TextEncoder().encode(this.#take()).buffer;
  }

  /** Cancels the stream, so that the body counts as read for every other method as well. */
  #take(): string {
    if (this.bodyUsed || this.body?.locked) throw new TypeError('The body has been read, or is being read.');
    void this.body?.cancel();
    return this.#content;
  }
}
