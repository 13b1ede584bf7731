import { noteRecent } from '../../kit/recents.ts'
import { moduleOf } from '../module-of.ts'

/** Of the page itself: a screen that was left before it had a name of its own. */
const untitled = typeof document === 'undefined' ? '' : document.title
/** What follows the title of a screen in the title of the tab. */
const PORTAL = / · [^·]*$/
/** What stands before it: how many notifications wait. */
const UNREAD = /^\([^)]*\) /
const ISOLATES = /[\u2066-\u2069]/g

/** A record that is left was opened: it stands among the recent ones of this tab until somebody signs out. */
export function noteLeft(path: string, title: string): void {
  if (!isRecord(path)) return
  const label = title.replace(UNREAD, '').replace(PORTAL, '').replaceAll(ISOLATES, '').trim()
  if (label === '' || title === untitled) return
  noteRecent({ to: path, label })
}

/** The screen of one record: its address holds an id, which that of no place does. */
const isRecord = (path: string): boolean => moduleOf(path) !== undefined && path.split('/').some((part) => /\d/.test(part))
