import { CloseButton, Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import type { SignedIn } from '../../kit/session.ts'
import { LitText } from '../../ui/lit-text.tsx'
import type { Area } from '../areas.ts'
import { useModuleOffered } from '../module-status.ts'
import classes from './palette.module.css'
import { matching, placesOf } from './places.ts'
import { MOD } from './shortcuts.ts'
import { sourcesOf, type Hit } from './sources.ts'

const REST_MS = 120
const PLACES = 7

export interface PaletteProps {
  readonly person: SignedIn
  readonly area: Area
  readonly onClose: () => void
  readonly onSheet: () => void
  readonly onPerson: (id: string) => void
}

/** Where to go, typed instead of looked for: screens at once, records as the portal answers. */
export default function Palette({ person, area, onClose, onSheet, onPerson }: PaletteProps) {
  const { t } = useTranslation(['shell', 'modules', 'kit'])
  const phone = useMediaQuery('(max-width: 47.99em)')
  const navigate = useNavigate()
  const combobox = useCombobox({ opened: true })
  const [text, setText] = useState('')
  const { groups, asking } = useHits(person, area, text)
  const hits = groups.flatMap((group) => group.hits)

  const go = (key: string) => {
    const hit = hits.find((one) => one.key === key)
    if (hit && hit.to === undefined) return onPerson(hit.key)
    onClose()
    if (hit?.to !== undefined) void navigate({ href: hit.to })
  }
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen={phone ?? false}
      size={620}
      yOffset="12dvh"
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content radius={phone ? 0 : 14} aria-label={t('palette')}>
        <Modal.Body p={0} className={classes['body'] ?? ''}>
          <Combobox store={combobox} onOptionSubmit={go}>
            <Combobox.EventsTarget>
              <TextInput
                data-autofocus
                size="md"
                variant="unstyled"
                className={classes['search'] ?? ''}
                aria-label={t('palette')}
                placeholder={t('paletteText')}
                value={text}
                dir={text === '' ? undefined : 'auto'}
                autoComplete="off"
                spellCheck={false}
                leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
                rightSection={phone && <CloseButton size={36} aria-label={t('close', { ns: 'kit' })} onClick={onClose} />}
                rightSectionWidth={44}
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  combobox.updateSelectedOptionIndex()
                }}
              />
            </Combobox.EventsTarget>
            <Combobox.Options className={classes['hits'] ?? ''} aria-label={t('palette')}>
              {groups.map(
                (group) =>
                  group.hits.length > 0 && (
                    <Combobox.Group key={group.name} label={t(`palette_${group.name}`)}>
                      {group.hits.map((hit) => (
                        <HitOption key={hit.key} hit={hit} />
                      ))}
                    </Combobox.Group>
                  ),
              )}
              {hits.length === 0 && <Combobox.Empty>{t(asking ? 'loading' : 'noResults', { ns: 'kit' })}</Combobox.Empty>}
            </Combobox.Options>
          </Combobox>
          <footer className={classes['foot']}>
            <button type="button" onClick={onSheet}>
              {t('shortcuts')} <kbd>?</kbd>
            </button>
            <span aria-hidden>
              <kbd>{MOD}</kbd> <kbd>K</kbd>
            </span>
          </footer>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function HitOption({ hit: { key, label, lit, below, detail, code, icon: Icon } }: { hit: Hit }) {
  return (
    <Combobox.Option value={key} className={classes['hit'] ?? ''}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={classes['label']}>
        <span dir="auto">
          <LitText text={label} lit={lit} />
        </span>
        {below && (
          <small dir="auto">
            <LitText {...below} />
          </small>
        )}
      </span>
      {detail && <small>{detail}</small>}
      {code && (
        <small>
          <bdi dir="ltr">{code}</bdi>
        </small>
      )}
    </Combobox.Option>
  )
}

function useHits(person: SignedIn, area: Area, text: string) {
  const [asked] = useDebouncedValue(text.trim(), REST_MS)
  const nameOf = useLocalName()
  const sources = sourcesOf(person)
  const found = useQueries({
    queries: sources.map(({ name, search }) => ({
      queryKey: ['palette', name, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => search(asked, nameOf, signal),
      enabled: asked !== '',
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    })),
  })
  const offered = placesOf(person, area, useModuleOffered(person))
  const places = { name: 'places' as const, hits: matching(offered, text).slice(0, text ? PLACES : undefined) }
  const records = sources.map(({ name }, at) => ({ name, hits: text.trim() === '' ? [] : (found[at]?.data ?? []) }))
  return { groups: [places, ...records], asking: found.some(({ isFetching }) => isFetching) || asked !== text.trim() }
}
