/** What the login box shows in a frame of another origin, unless the host allows such frames: nothing to fill in. */
export interface ForeignFrameState {
  step: 'foreignFrame';
}
