import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { publishedContent } from '../api.ts'
import { differencesOf, type Difference } from '../model/differences.ts'
import classes from '../publishing.module.css'
import type { ContentKind, DifferenceWords, EditedContent } from '../types.ts'

interface DifferencesProps {
  readonly kind: ContentKind
  readonly record: EditedContent
  readonly words: DifferenceWords
}

/** Compares the saved content with the one that readers are shown. */
export default function DifferencesDrawer({
  opened,
  onClose,
  ...props
}: DifferencesProps & { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('publishing')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('differences')} size={420}>
      <Listed {...props} />
    </SideDrawer>
  )
}

function Listed({ kind, record, words }: DifferencesProps) {
  const { t } = useTranslation('publishing')
  const { data, error, refetch } = useQuery(publishedContent(kind, record))
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
  const differences = differencesOf(data, record.content).filter(({ property }) => words.labels[property] !== undefined)
  return (
    <>
      {record.status === 'PENDING' && <p className={classes['quiet']}>{t('publishAgain')}</p>}
      {differences.length === 0 && <p className={classes['quiet']}>{t('noDifferences')}</p>}
      <ul className={classes['differences']}>
        {differences.map((one) => (
          <li key={one.key} data-difference={one.kind}>
            <Row difference={one} words={words} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({
  difference: { property, kind, piece, before, after },
  words,
}: {
  difference: Difference
  words: DifferenceWords
}) {
  const { t } = useTranslation('publishing')
  const nameOf = useLocalName()
  const textOf = useValueText(property, words)
  const [was, is] = [textOf(before), textOf(after)]
  return (
    <>
      <strong>
        {words.labels[property]}
        <span>{t(`difference_${kind}`)}</span>
      </strong>
      {piece && <UserText text={nameOf(piece)} />}
      {was !== undefined && is !== undefined && (
        <dl>
          <dt>{t('shownBefore')}</dt>
          <dd>{was === '' ? t('valueNone') : <UserText text={was} />}</dd>
          <dt>{t('shownAfter')}</dt>
          <dd>{is === '' ? t('valueNone') : <UserText text={is} />}</dd>
        </dl>
      )}
    </>
  )
}

/** A value as text; undefined for what has none of its own, such as a list or a reference. */
function useValueText(property: string, { texts }: DifferenceWords): (value: unknown) => string | undefined {
  const { t, i18n } = useTranslation('publishing')
  return (value) => {
    if (texts?.[property]) return texts[property](value)
    if (typeof value === 'boolean') return t(value ? 'valueOn' : 'valueOff')
    if (typeof value === 'number') return numberText(value, i18n.language)
    return typeof value === 'string' ? value : undefined
  }
}
