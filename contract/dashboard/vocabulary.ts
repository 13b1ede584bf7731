/** Each class of device has an arrangement of its own; a desktop begins at 62 em. */
export const DEVICES = ['desktop', 'phone'] as const
export type Device = (typeof DEVICES)[number]
