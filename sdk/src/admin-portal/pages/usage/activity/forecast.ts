/**
 * Continues a series by its linear trend (least squares). Never below 0, in whole numbers.
 *
 * @param ahead The number of values to add.
 */
export function forecast(values: readonly number[], ahead: number): number[] {
  const { start, slope } = trendOf(values);
  return Array.from({ length: ahead }, (_, index) => Math.max(0, Math.round(start + slope * (values.length + index))));
}

/** The line with the least squared distance from the values. */
function trendOf(values: readonly number[]): { start: number; slope: number } {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const slope = spread > 0 ? rise / spread : 0;
  return { start: mean - slope * middle, slope };
}
