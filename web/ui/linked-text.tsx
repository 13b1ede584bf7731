import { addressesIn } from '@diwan/core/addresses'
import type { Direction } from '@diwan/core/direction'
import { isHttpUrl } from '@diwan/core/identifiers'
import { Fragment, type ReactNode } from 'react'
import { breakable } from './breakable.tsx'
import classes from './linked-text.module.css'
import { UserText } from './user-text.tsx'

/** The plain words of a text as `plain` draws them, and each http address in it as a link. */
export function withLinks(text: string, plain: (part: string) => ReactNode, link = linkTo): ReactNode {
  const addresses = addressesIn(text)
  const before = (place: number): string => text.slice(addresses[place - 1]?.end ?? 0, addresses[place]?.start)
  return [...addresses, undefined].map((found, place) => (
    <Fragment key={place}>
      {plain(before(place))}
      {found && link(found.address)}
    </Fragment>
  ))
}

const linkTo = (address: string): ReactNode => <OutsideLink href={address}>{breakable(address)}</OutsideLink>

/** A paragraph that people wrote, whose addresses can be opened: where it is read, and not a name that stands in a row or on a button. */
export function LinkedText({ text, dir }: { readonly text: string; readonly dir?: Direction | undefined }) {
  return (
    <UserText text={text} dir={dir}>
      {withLinks(text, breakable)}
    </UserText>
  )
}

/** For what draws text itself, like the label of a field. */
export const linked = (text: string): ReactNode => (addressesIn(text).length === 0 ? text : <LinkedText text={text} />)

/** A link that people wrote. It opens beside the portal; what is no http address stays text. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!isHttpUrl(href)) return children
  return (
    <bdi className={classes['link']}>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    </bdi>
  )
}
