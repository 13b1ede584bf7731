import { DEFAULT_COLOURS, type Colours } from '@diwan/contract/settings/vocabulary'
import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core'
import type { Area } from './areas.ts'
import { shadesOf } from './shades.ts'

/** #0e67ad at 8, the colour of the user area and of login (S9.06); #187ED1 at 6 is for accents and gradients only. */
const user: MantineColorsTuple = [
  '#eaf4fc',
  '#d3e7f7',
  '#a8cfef',
  '#7ab7e8',
  '#55a3e2',
  '#3391db',
  '#187ed1',
  '#1270be',
  '#0e67ad',
  '#0b5793',
]
/** #1976d2 at 8, the colour of the admin area (S9.05). */
const admin: MantineColorsTuple = [
  '#e8f2fd',
  '#d0e4fa',
  '#a3caf5',
  '#76b0ef',
  '#58a0eb',
  '#3f92e6',
  '#2d86df',
  '#2380da',
  '#1976d2',
  '#155fa9',
]
/** Body at 7, raised surfaces above, lines at 4, dim text at 2. */
const dark: MantineColorsTuple = [
  '#e8eaee',
  '#c6cbd4',
  '#98a1b0',
  '#7a8494',
  '#3a404b',
  '#23272f',
  '#1b1e24',
  '#131519',
  '#0e1013',
  '#090a0c',
]

/** White on 8 is 5.6:1, which Mantine's own red does not reach. */
const red: MantineColorsTuple = [
  '#fdeeee',
  '#f9d9da',
  '#f2b1b4',
  '#ec878c',
  '#e7656b',
  '#e44f56',
  '#d9363e',
  '#cf2f37',
  '#c4272e',
  '#a81f26',
]

const base: MantineThemeOverride = {
  colors: { user, admin, dark, red },
  primaryShade: { light: 8, dark: 8 },
  black: '#171a20',
  fontFamily: "'Inter Variable', 'IBM Plex Sans Arabic', system-ui, sans-serif",
  headings: { fontWeight: '600', fontFamily: "'Inter Variable', 'IBM Plex Sans Arabic', system-ui, sans-serif" },
  radius: { xs: '5px', sm: '7px', md: '8px', lg: '10px', xl: '12px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontSizes: { xs: '12.5px', sm: '14px', md: '14px', lg: '16px', xl: '22px' },
  components: {
    // An element that takes the focus and says nothing is none of a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // With the radius of a control a box this small is a circle.
    Checkbox: { defaultProps: { radius: 'xs' } },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
  },
  shadows: { md: 'var(--diwan-over)' },
}

/** The organisation's own colours, or those of the specification with their hand-made shades. */
export function themeOf(area: Area, colours: Colours): MantineThemeOverride {
  const scale = (name: Area, shades: MantineColorsTuple) =>
    colours[name] === DEFAULT_COLOURS[name] ? shades : shadesOf(colours[name])
  return createTheme({
    ...base,
    colors: { ...base.colors, user: scale('user', user), admin: scale('admin', admin) },
    primaryColor: area,
  })
}
