/** German text of the mark under the login box, which a vendor with a white label does not show. */
export const poweredBy = {
  poweredBy: 'Gesichert mit {{appName}}',
} as const;
