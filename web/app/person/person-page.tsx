import { personPage } from '@diwan/contract/person/endpoints'
import type { PersonPage as Page } from '@diwan/contract/person/schemas'
import { Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isTyping } from '../../kit/is-typing.ts'
import { peopleAround, useOpenPerson } from '../../kit/person-address.ts'
import { query } from '../../kit/queries.ts'
import { usePhone } from '../../kit/widths.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { AwayPart } from './away-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { PageHead } from './page-head.tsx'
import { SharedPart } from './shared-part.tsx'
import { useWays } from './use-ways.tsx'
import { WhoPart } from './who-part.tsx'
import classes from './person-page.module.css'

interface PersonPageProps {
  readonly id: string
  readonly onClose: () => void
}

/** One person over the screen that is open: how to reach them, when they work, and what both share. */
export default function PersonPage({ id, onClose }: PersonPageProps) {
  const { t } = useTranslation(['person', 'kit'])
  const phone = usePhone()
  const { data, error, refetch } = useQuery({ queryKey: ['users', 'page', id], ...query(personPage.open, { id }) })
  return (
    <Modal.Root opened onClose={onClose} fullScreen={phone} size={980} yOffset="5dvh" transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      <Modal.Content
        className={classes['page'] ?? ''}
        radius={phone ? 0 : 12}
        aria-label={data?.person.fullName ?? t('people')}
        data-person-page={id}
      >
        <Modal.Body p={0}>
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height={480} radius={12} aria-label={t('loading', { ns: 'kit' })} />}
          {data && !error && <Shown key={id} page={data} phone={phone} onClose={onClose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Shown({ page, phone, onClose }: { readonly page: Page; readonly phone: boolean; readonly onClose: () => void }) {
  const { person, away } = page
  const ways = useWays(page)
  const open = useOpenPerson()
  const [before, after] = peopleAround(person.id)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), []) // so that its keys work at once, and none of its buttons looks chosen
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!inside || event.isDefaultPrevented() || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const to = event.code === 'KeyJ' ? after : event.code === 'KeyK' ? before : undefined
    const way = ways.offered.find(({ code }) => code === event.code && to === undefined)
    if (to !== undefined) open(to, undefined, true)
    else if (way && way.choices.length > 1) event.currentTarget.querySelector<HTMLElement>(`[data-way="${way.name}"]`)?.click()
    else if (way) way.run()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole page
    <div className={classes['frame']} onKeyDown={press} ref={frame} tabIndex={-1}>
      <PageHead person={person} onClose={onClose} />
      <div className={classes['middle']}>
        <WhoPart page={page} ways={ways.offered} />
        <div className={classes['work']}>
          {away && <AwayPart away={away} />}
          <HoursPart page={page} />
          <SharedPart page={page} />
        </div>
      </div>
      {!phone && <Keys ways={ways.offered} walks={before !== undefined || after !== undefined} />}
      {ways.dialog}
    </div>
  )
}

interface KeysProps {
  readonly ways: ReturnType<typeof useWays>['offered']
  readonly walks: boolean
}

function Keys({ ways, walks }: KeysProps) {
  const { t } = useTranslation('person')
  return (
    <footer className={classes['keys']}>
      {ways.map(({ name, keys }) => keys && <Key key={name} keys={[keys]} text={t(name)} />)}
      <Key keys={['Enter']} text={t('openRecord')} />
      {walks && <Key keys={['J', 'K']} text={t('nextPerson')} />}
    </footer>
  )
}

function Key({ keys, text }: { readonly keys: readonly string[]; readonly text: string }) {
  return (
    <span>
      {keys.map((one) => (
        <Kbd key={one} keys={one} />
      ))}{' '}
      {text}
    </span>
  )
}
