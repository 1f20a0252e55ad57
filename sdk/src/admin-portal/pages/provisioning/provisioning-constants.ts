/** The longest name of a connection that the service accepts. */
export const MAX_NAME_LENGTH = 200;
