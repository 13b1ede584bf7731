import { splitAtShortIds } from '@diwan/core/short-id'
import { Fragment, type ReactNode } from 'react'
import { breakable } from '../../ui/breakable.tsx'
import { OutsideLink, withLinks } from '../../ui/linked-text.tsx'
import { AddressCard, ShortIdLink } from '../links/reading.ts'
import classes from './written-text.module.css'

/** A path of Windows: its line breaks behind a backslash. */
const PATH = String.raw`(?:[A-Za-z]:|%\w+%|\\)?(?:\\[^\s\\<>|"«»،؛,;]+){2,}\\?`
/** The id of a session, a device or a record of elsewhere: parts with a digit in one of them. */
const ID = String.raw`(?=[A-Za-z\d_-]*\d)(?=[\d_-]*[A-Za-z])[A-Za-z\d]+(?:[-_][A-Za-z\d]+)+`
/** An e-mail, a name called in Latin letters, a telephone. */
const OTHERS = String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|@[A-Za-z][\w.]*|\+?\d[\d ().-]{6,}\d`
const TOKEN = new RegExp(`(${PATH}|(?<![\\p{L}\\d_@.-])${ID}(?![\\p{L}\\d_-]|[@.]\\w)|${OTHERS})`, 'gu')

/**
 * The light composer knows neither links nor isolation: tokens in plain words are never turned round by what stands beside, and stand in
 * one line where they fit.
 */
export const withTokens = (text: string): ReactNode =>
  withLinks(text, withOtherTokens, (address) => (
    <AddressCard address={address}>
      <OutsideLink href={address}>{breakable(address)}</OutsideLink>
    </AddressCard>
  ))

const withOtherTokens = (text: string): ReactNode =>
  text
    .split(TOKEN)
    .map((part, place) => (
      <Fragment key={place}>{place % 2 === 1 ? <Token>{part}</Token> : withShortIds(part, breakable)}</Fragment>
    ))

function Token({ children: token }: { children: string }) {
  return (
    <bdi dir="ltr" className={classes['token']}>
      {token.split(/(?<=\\)/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {withShortIds(part)}
        </Fragment>
      ))}
    </bdi>
  )
}

const withShortIds = (text: string, plain: (part: string) => ReactNode = (part) => part): ReactNode =>
  splitAtShortIds(text).map((part, place) => (
    <Fragment key={place}>{place % 2 === 1 ? <ShortIdLink typed={part} /> : plain(part)}</Fragment>
  ))
