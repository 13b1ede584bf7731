import type { GivenAnswer } from '@diwan/contract/fields/schemas'
import { fileUrl } from '@diwan/contract/files/addresses'
import { answerText } from '@diwan/core/fields/answer-text'
import { writeTime } from '@diwan/core/calendar-days'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../kit/formats.ts'
import { DayText } from '../../ui/time-text.tsx'
import { LinkedText, OutsideLink } from '../../ui/linked-text.tsx'
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
            <LinkedText text={nameOf({ nameAr: answer.labelAr, nameEn: answer.labelEn })} />
          </dt>
          <dd>
            <AnswerText answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One answer in words, in the reader's language. */
export function AnswerText({ answer: { type, value, names, rows = [], outOf = 0 } }: { answer: GivenAnswer }) {
  const { t, i18n } = useTranslation('fields')
  const nameOf = useLocalName()
  const text = answerText(value)
  switch (type) {
    case 'number':
      return <bdi dir="ltr">{numberText(Number(value), i18n.language)}</bdi>
    case 'date':
      return <DayText day={text} />
    case 'time':
      return <bdi dir="ltr">{writeTime(text)}</bdi>
    case 'rating':
      return t('outOf', { figure: Number(value), most: outOf })
    case 'matrix':
      return (
        <ul className={classes['rows']}>
          {rows.map(({ row, chosen }) => (
            <li key={row.nameEn}>
              <UserText text={nameOf(row)} />
              <UserText text={nameOf(chosen)} />
            </li>
          ))}
        </ul>
      )
    case 'ranking':
      return (
        <ol className={classes['order']}>
          {names.map((name, index) => (
            <li key={name.nameEn}>
              <span>{numberText(index + 1, i18n.language)}</span>
              <UserText text={nameOf(name)} />
            </li>
          ))}
        </ol>
      )
    case 'email':
      return (
        <a href={`mailto:${text}`} dir="ltr">
          {text}
        </a>
      )
    case 'url':
      return (
        <bdi dir="ltr">
          <OutsideLink href={text}>{text}</OutsideLink>
        </bdi>
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
          <LinkedText text={line || '\u00A0'} />
        </p>
      ))
  }
}
