import type { GivenAnswer } from '@diwan/contract/fields/schemas'
import { fileUrl } from '@diwan/contract/files/addresses'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../kit/formats.ts'
import { DayText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './fields.module.css'

/** What was answered, by the labels it was asked with, in the order it was asked. */
export function AnswerList({ answers }: { answers: readonly GivenAnswer[] }) {
  const nameOf = useLocalName()
  return (
    <dl className={classes['answers']}>
      {answers.map((answer) => (
        <div key={answer.key} data-answer={answer.key}>
          <dt>
            <UserText text={nameOf({ nameAr: answer.labelAr, nameEn: answer.labelEn })} />
          </dt>
          <dd>
            <AnswerText answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function AnswerText({ answer: { type, value, names } }: { answer: GivenAnswer }) {
  const { i18n } = useTranslation()
  const nameOf = useLocalName()
  const text = String(value)
  switch (type) {
    case 'number':
      return <bdi dir="ltr">{numberText(Number(value), i18n.language)}</bdi>
    case 'date':
      return <DayText day={text} />
    case 'email':
      return (
        <a href={`mailto:${text}`} dir="ltr">
          {text}
        </a>
      )
    case 'url':
      return (
        <a href={text} dir="ltr" target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      )
    case 'phone':
      return (
        <a href={`tel:${text.replace(/[^\d+]/g, '')}`} dir="ltr">
          {text}
        </a>
      )
    case 'file':
      return (
        <a href={fileUrl(text)} download>
          <UserText text={names.map(nameOf).join('')} />
        </a>
      )
    case 'choice':
    case 'choices':
    case 'person':
    case 'unit':
      return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
        names.map((name) => `\u2068${nameOf(name)}\u2069`),
      )
    default:
      return text.split('\n').map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
        <p key={index}>
          <UserText text={line || '\u00A0'} />
        </p>
      ))
  }
}
