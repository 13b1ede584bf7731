import { IconMail } from '@tabler/icons-react'
import classes from './meetings.module.css'

/** A guest has an address in place of a face. */
export function GuestName({ email }: { email: string }) {
  return (
    <span className={classes['guest']}>
      <span>
        <IconMail size={13} stroke={1.7} aria-hidden />
      </span>
      <bdi dir="ltr">{email}</bdi>
    </span>
  )
}
