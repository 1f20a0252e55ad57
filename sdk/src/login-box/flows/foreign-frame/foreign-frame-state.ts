/** State in a frame of another origin: an explanation without a form, unless the host allows such frames. */
export interface ForeignFrameState {
  step: 'foreignFrame';
}
