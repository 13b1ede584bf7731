import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { CatalogueEntry } from '@diwan/contract/tickets/schemas/template'
import { fold } from '@diwan/core/arabic-fold'
import { holdsEvery } from '@diwan/core/search-by-rules'
import { IconPencil, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { isComposing } from '../../ui/use-first-match.ts'
import { UserInput } from '../../ui/user-input.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './catalogue.module.css'
import { TemplateSign } from './template-sign.tsx'

export interface CatalogueProps {
  readonly entries: readonly CatalogueEntry[]
  /** Nothing is the free form. */
  readonly onChoose: (id: string | null) => void
}

/** What can be asked for, by category; found in both languages and in any spelling. */
export function Catalogue({ entries, onChoose }: CatalogueProps) {
  const { t } = useTranslation(['tickets', 'kit'])
  const nameOf = useLocalName()
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1) // none until something is typed or an arrow is pressed
  const found = entries.filter((entry) => isFound(entry, text))
  // in the order in which they are drawn
  const drawn = [...new Set(found.map(categoryOf))].flatMap((category) => found.filter((entry) => categoryOf(entry) === category))
  const choices: readonly { readonly id: string | null; readonly name: string }[] = [
    ...drawn.map((entry) => ({ id: entry.id, name: nameOf(entry) })),
    { id: null, name: t('somethingElse') },
  ]
  const active = choices[Math.min(at, choices.length - 1)]
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposing(event)) return
    if (step !== undefined) setAt(Math.max(0, Math.min(Math.max(at, -1) + step, choices.length - 1)))
    else if (event.key === 'Enter' && active) onChoose(active.id)
    else return
    event.preventDefault()
  }
  const categories = [...new Set(found.map(categoryOf))]
  return (
    <div className={classes['catalogue']}>
      <div data-first>
        <UserInput
          type="search"
          role="searchbox"
          data-autofocus
          aria-label={t('searchRequests')}
          placeholder={t('searchRequests')}
          value={text}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          onKeyDown={press}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setAt(event.currentTarget.value.trim() === '' ? -1 : 0)
          }}
        />
        <VisuallyHidden role="status">{active && t('enterOpens', { name: active.name })}</VisuallyHidden>
      </div>
      {categories.map((category) => {
        const inside = found.filter((entry) => categoryOf(entry) === category)
        const [first] = inside
        if (!first) return null
        const name = nameOf({ nameAr: first.categoryAr, nameEn: first.categoryEn })
        return (
          <section key={category} aria-label={name}>
            <h2>
              <UserText text={name} />
            </h2>
            <ul>
              {inside.map((entry) => (
                <Entry
                  key={entry.id}
                  sign={<TemplateSign icon={entry.icon} />}
                  name={nameOf(entry)}
                  about={nameOf({ nameAr: entry.descriptionAr, nameEn: entry.descriptionEn })}
                  active={active?.id === entry.id}
                  onClick={() => onChoose(entry.id)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {found.length === 0 && <p role="status">{t('noResults', { ns: 'kit' })}</p>}
      <ul>
        <Entry
          sign={<IconPencil size={20} stroke={1.6} aria-hidden />}
          name={t('somethingElse')}
          about={t('somethingElseAbout')}
          active={active?.id === null}
          onClick={() => onChoose(null)}
        />
      </ul>
    </div>
  )
}

const categoryOf = ({ categoryEn, categoryAr }: CatalogueEntry): string => fold(categoryEn || categoryAr)

/** Every word typed begins a word of what it is called, in either language, whichever of them carries an article. */
function isFound(entry: CatalogueEntry, text: string): boolean {
  const { nameAr, nameEn, descriptionAr, descriptionEn, categoryAr, categoryEn } = entry
  return holdsEvery([nameAr, nameEn, descriptionAr, descriptionEn, categoryAr, categoryEn].join(' · '), text)
}

interface EntryProps {
  readonly sign: ReactNode
  readonly name: string
  readonly about: string
  /** Enter in the search opens it. */
  readonly active: boolean
  readonly onClick: () => void
}

function Entry({ sign, name, about, active, onClick }: EntryProps) {
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) place.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <li>
      <UnstyledButton
        ref={place}
        className={classes['entry'] ?? ''}
        onClick={onClick}
        data-entry
        data-active={active || undefined}
      >
        <span className={classes['sign']}>{sign}</span>
        <span className={classes['words']}>
          <strong>
            <UserText text={name} />
          </strong>
          {about && (
            <span>
              <UserText text={about} />
            </span>
          )}
        </span>
      </UnstyledButton>
    </li>
  )
}
