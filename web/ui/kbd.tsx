import classes from './kbd.module.css'

/** A key, beside what it does. Screen readers hear it by `aria-keyshortcuts` of the control. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className={classes['key']} aria-hidden>
      <bdi dir="ltr">{keys}</bdi>
    </kbd>
  )
}
