import type { Field } from '@diwan/core/fields/field'
import { inLanguage, labelOf } from '@diwan/core/fields/labels'
import { LinkedText } from '../../ui/linked-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './fields.module.css'

/** What a page is called and says before it asks. */
export function SectionHeading({ section, language }: { section: Extract<Field, { type: 'section' }>; language: 'ar' | 'en' }) {
  const text = inLanguage(language, section.helpAr, section.helpEn)
  return (
    <header className={classes['section']} data-section={section.key}>
      <h3>
        <UserText text={labelOf(section, language)} />
      </h3>
      {text !== '' && (
        <p>
          <LinkedText text={text} />
        </p>
      )}
    </header>
  )
}
