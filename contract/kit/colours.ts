/** What people colour labels and workspaces with: names, since each theme draws its own shade. */
export const COLOURS = [
  'blue',
  'teal',
  'cyan',
  'green',
  'olive',
  'orange',
  'red',
  'pink',
  'magenta',
  'violet',
  'indigo',
  'grey',
] as const
export type Colour = (typeof COLOURS)[number]
