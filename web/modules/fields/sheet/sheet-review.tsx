import { Button } from '@mantine/core'
import type { Answers, Field } from '@diwan/core/fields/field'
import { givenAnswers } from '@diwan/core/fields/given'
import type { Page } from '@diwan/core/fields/pages'
import { isEmpty, readAnswer } from '@diwan/core/fields/read'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { AnswerText } from '../answer-list.tsx'
import type { Names } from '../types.ts'
import classes from './sheet.module.css'

interface ReviewProps {
  readonly pages: readonly Page[]
  readonly answers: Answers
  readonly names: Names
  readonly edit: (key: string) => void
}

/** All answers once more, page by page; each leads back to its question. */
export function SheetReview({ pages, answers, names, edit }: ReviewProps) {
  const { t } = useTranslation('fields')
  const nameOf = useLocalName()
  return (
    <div className={classes['review']}>
      <h3>{t('reviewTitle')}</h3>
      {pages
        .filter(({ fields }) => fields.length > 0)
        .map((page) => (
          <section key={page.key}>
            {page.section && (
              <h4>
                <UserText text={nameOf({ nameAr: page.section.labelAr, nameEn: page.section.labelEn })} />
              </h4>
            )}
            <dl>
              {page.fields.map((field) => (
                <Reviewed key={field.key} field={field} answers={answers} names={names} edit={edit} />
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}

function Reviewed({ field, answers, names, edit }: { field: Field } & Omit<ReviewProps, 'pages'>) {
  const { t } = useTranslation('fields')
  const nameOf = useLocalName()
  const label = nameOf({ nameAr: field.labelAr, nameEn: field.labelEn })
  const answer = answers[field.key]
  const reading = answer === undefined || isEmpty(answer) ? undefined : readAnswer(field, answer)
  const kept = reading && 'value' in reading ? { [field.key]: reading.value } : {}
  const [given] = givenAnswers([field], kept, (id) => names[id])
  return (
    <div>
      <dt>
        <UserText text={label} />
      </dt>
      <dd>{given ? <AnswerText answer={given} /> : <span className={classes['none']}>{t('notAnswered')}</span>}</dd>
      <dd>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={15} stroke={1.6} aria-hidden />}
          aria-label={t('editAnswer', { name: label })}
          onClick={() => edit(field.key)}
        >
          {t('change')}
        </Button>
      </dd>
    </div>
  )
}
