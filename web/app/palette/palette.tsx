import { CloseButton, Combobox, Modal, useCombobox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../kit/session.ts'
import { isComposing, useFirstMatch } from '../../ui/use-first-match.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { UpdatedText } from '../../ui/updated-text.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { UserText } from '../../ui/user-text.tsx'
import type { Area } from '../areas.ts'
import classes from './palette.module.css'
import { MOD, type About } from '../../kit/commands.ts'
import { MeetsText } from '../results/meets-text.tsx'
import type { Hit } from './hit.ts'
import { useHits } from './use-hits.ts'

export interface PaletteProps {
  readonly person: SignedIn
  readonly area: Area
  /** What was typed while the palette was loading. */
  readonly typed: string
  readonly onClose: () => void
  readonly onSheet: () => void
  readonly onPerson: (id: string) => void
  /** Everything that is found for what is typed. */
  readonly onAll: (text: string) => void
}

/** Where to go, typed instead of looked for: screens at once, records as the portal answers. */
export default function Palette(props: PaletteProps) {
  const { t } = useTranslation('shell')
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  return (
    <Modal.Root opened onClose={props.onClose} fullScreen={phone} size={620} yOffset="9dvh" transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      <Modal.Content radius={phone ? 0 : 14} aria-label={t('palette')}>
        <Modal.Body p={0} className={classes['body'] ?? ''}>
          <Finder {...props} phone={phone} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Keys that follow each other fast are not lost between the input that waits and this one. */
const focus = (input: HTMLInputElement | null) => input?.focus()

function Finder({ person, area, typed, onClose, onPerson, onAll, onSheet, phone }: PaletteProps & { phone: boolean }) {
  const { t } = useTranslation(['shell', 'releases', 'kit'])
  const navigate = useNavigate()
  const combobox = useCombobox({ opened: true })
  const [text, setText] = useState(typed)
  const { about, groups, hits, asking, answered } = useHits(person, area, text)
  const choose = (key: string) => {
    const hit = hits.find((one) => one.key === key)
    if (!hit) return
    if (!hit.run && hit.to === undefined) return onPerson(hit.key)
    onClose()
    if (hit.run) hit.run()
    else if (hit.to !== undefined) void navigate({ href: hit.to })
  }
  const keys = hits.map(({ key }) => key)
  const labelOf = (name: string) => {
    if (name === 'record' && about) return <OnRecord {...about} />
    if (name === 'favourites') return t('palette_favourites')
    if (name === 'soon') return t('group_soon')
    if (name === 'places') return t('palette_places')
    if (name === 'commands') return t('palette_commands')
    if (name === 'recents') return t('palette_recents')
    return t(`found_${name}` as 'found_user', { ns: 'releases' })
  }
  const walk = useFirstMatch(combobox, { text, keys, state: answered ? 'answered' : 'asking', choose })
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.EventsTarget>
        <UserInput
          ref={focus}
          data-autofocus
          size="md"
          variant="unstyled"
          className={classes['search'] ?? ''}
          aria-label={t('palette')}
          placeholder={t('paletteText')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          rightSection={
            phone ? <CloseButton size={36} aria-label={t('close', { ns: 'kit' })} onClick={onClose} /> : <Kbd keys="Esc" />
          }
          rightSectionWidth={48}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) {
              event.preventDefault()
              combobox.resetSelectedOption() // the list would open the marked one as well
              return onAll(text)
            }
            const marked = hits[combobox.getSelectedOptionIndex()]
            if (event.key === 'Tab' && !event.shiftKey && marked?.run) {
              event.preventDefault()
              return choose(marked.key)
            }
            walk(event)
            // The list is part of the dialog, so the dialog leaves this key to it.
            if (event.key === 'Escape' && !isComposing(event)) onClose()
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes['hits'] ?? ''} aria-label={t('palette')}>
        {groups.map(
          (group) =>
            group.hits.length > 0 && (
              <Combobox.Group key={group.name} label={labelOf(group.name)}>
                {group.hits.map((hit) => (
                  <HitOption key={hit.key} hit={hit} />
                ))}
              </Combobox.Group>
            ),
        )}
        {hits.length === 0 && <Combobox.Empty>{t(asking ? 'loading' : 'noResults', { ns: 'kit' })}</Combobox.Empty>}
      </Combobox.Options>
      <Foot onAll={() => onAll(text)} onSheet={onSheet} />
    </Combobox>
  )
}

/** «على التذكرة AVB281 · …» */
function OnRecord({ noun, shortId, title }: About) {
  const { t } = useTranslation('shell')
  return (
    <span className={classes['about']}>
      {t('palette_record', { noun })}
      {shortId && <bdi dir="ltr">{shortId}</bdi>}
      <span aria-hidden>·</span>
      <UserText text={title} lines={1} />
    </span>
  )
}

function Foot({ onAll, onSheet }: { onAll: () => void; onSheet: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <footer className={classes['foot']}>
      <span aria-hidden>
        <Kbd keys="↑" />
        <Kbd keys="↓" />
        {t('palette_walk')}
      </span>
      <span aria-hidden>
        <Kbd keys="Enter" />
        {t('palette_run')}
      </span>
      <span aria-hidden>
        <Kbd keys="Tab" />
        {t('palette_options')}
      </span>
      <button type="button" onClick={onAll}>
        <Kbd keys={`${MOD} Enter`} />
        {t('palette_all')}
      </button>
      <button type="button" onClick={onSheet}>
        <Kbd keys="?" />
        {t('shortcuts')}
      </button>
    </footer>
  )
}

function HitOption({ hit: { key, label, lit, below, meets, detail, code, at, on, keys, icon: Icon } }: { hit: Hit }) {
  const { t } = useTranslation('shell')
  return (
    <Combobox.Option value={key} className={classes['hit'] ?? ''}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {code && (
        <small>
          <bdi dir="ltr">{code}</bdi>
        </small>
      )}
      <span className={classes['label']}>
        <UserText text={label} lit={lit} lines={1} />
        {meets && (
          <small>
            <MeetsText meets={meets} />
          </small>
        )}
        {below && (
          <small>
            <UserText {...below} lines={1} />
          </small>
        )}
      </span>
      {detail && <small>{detail}</small>}
      {at !== undefined && (
        <small>
          <UpdatedText seconds={at} />
        </small>
      )}
      {on !== undefined && (
        <small className={classes['switch']} data-on={on || undefined}>
          {t(on ? 'switchedOn' : 'switchedOff')}
        </small>
      )}
      {keys && (
        <bdi dir="ltr" className={classes['stroke']} aria-hidden>
          {keys.map((one) => (
            <kbd key={one}>{one}</kbd>
          ))}
        </bdi>
      )}
    </Combobox.Option>
  )
}
