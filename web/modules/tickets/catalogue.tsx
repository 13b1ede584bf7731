import { UnstyledButton } from '@mantine/core'
import type { CatalogueEntry } from '@diwan/contract/tickets/schemas/template'
import { fold } from '@diwan/core/arabic-fold'
import { holdsEvery } from '@diwan/core/search-text'
import { IconPencil } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { SearchField } from '../../ui/search-field.tsx'
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
  const found = entries.filter((entry) => isFound(entry, text))
  const categories = [...new Set(found.map(categoryOf))]
  return (
    <div className={classes['catalogue']}>
      <div data-first>
        <SearchField label={t('searchRequests')} value={text} onSearch={setText} />
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

function Entry({ sign, name, about, onClick }: { sign: ReactNode; name: string; about: string; onClick: () => void }) {
  return (
    <li>
      <UnstyledButton className={classes['entry'] ?? ''} onClick={onClick} data-entry>
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
