import type { Changes } from '@diwan/core/page/compare'
import type { ArticleReview } from '@diwan/contract/knowledge/schemas/managed'
import { dayIn } from '@diwan/core/formats'
import { ActionIcon, Badge, SegmentedControl } from '@mantine/core'
import { IconArrowRight, IconChevronDown, IconChevronUp, IconLock } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { numberText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './review.module.css'

export const LOOKS = ['together', 'sides', 'new'] as const
export type Look = (typeof LOOKS)[number]

interface ReviewBarProps {
  readonly review: ArticleReview
  readonly changes: Changes | undefined
  readonly look: Look
  readonly onLook: (look: Look) => void
  /** Where the changes stand. */
  readonly text: RefObject<HTMLElement | null>
}

/** Which versions are compared, how much differs, and the way from change to change. */
export function ReviewBar({ review: { frozen, published }, changes, look, onLook, text }: ReviewBarProps) {
  const { t, i18n } = useTranslation('knowledge')
  const { zone } = useReading()
  const step = (by: 1 | -1) => () => walk(text.current, by)
  useCommands(
    changes && changes.blocks > 0
      ? [
          { id: 'next change', label: t('nextChange'), part: 'record', stroke: { code: 'KeyJ' }, run: step(1) },
          { id: 'previous change', label: t('previousChange'), part: 'record', stroke: { code: 'KeyK' }, run: step(-1) },
        ]
      : [],
    'panel',
  )
  const words = { together: t('together'), sides: t('sideBySide'), new: t('onlyNew') }
  return (
    <div className={classes['bar']}>
      {published && (
        <SegmentedControl
          size="sm"
          aria-label={t('shownAs')}
          data={LOOKS.map((value) => ({ value, label: words[value] }))}
          value={look}
          onChange={onLook}
        />
      )}
      <span className={classes['versions']}>
        {published ? (
          <>
            <strong>{t('publishedN', { n: published.n })}</strong> <DayText day={dayIn(zone, published.createdDate)} />
          </>
        ) : (
          <strong>{t('notYetPublished')}</strong>
        )}
        <IconArrowRight size={16} stroke={1.6} className="turns" aria-hidden />
        <strong>{t('sentN', { n: frozen.n })}</strong> <UserText text={frozen.by.fullName} />{' '}
        <DayText day={dayIn(zone, frozen.createdDate)} />
      </span>
      <Badge variant="default" leftSection={<IconLock size={13} stroke={1.8} aria-hidden />} title={t('frozenText')}>
        {t('frozen')}
      </Badge>
      {changes && (
        <span className={classes['changes']}>
          <bdi
            dir="ltr"
            className={classes['added']}
            role="img"
            aria-label={t('wordsAdded', { count: changes.added })}
            title={t('wordsAdded', { count: changes.added })}
          >
            +{numberText(changes.added, i18n.language)}
          </bdi>
          <bdi
            dir="ltr"
            className={classes['removed']}
            role="img"
            aria-label={t('wordsRemoved', { count: changes.removed })}
            title={t('wordsRemoved', { count: changes.removed })}
          >
            −{numberText(changes.removed, i18n.language)}
          </bdi>
          <span>{t('inBlocks', { count: changes.blocks })}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('previousChange')}
            title={t('previousChange')}
            aria-keyshortcuts="K"
            onClick={step(-1)}
          >
            <IconChevronUp size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('nextChange')}
            title={t('nextChange')}
            aria-keyshortcuts="J"
            onClick={step(1)}
          >
            <IconChevronDown size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
          <Kbd keys="J" />
          <Kbd keys="K" />
        </span>
      )}
    </div>
  )
}

/** To the change after or before the one that has the focus, round the end. */
function walk(text: HTMLElement | null, by: 1 | -1): void {
  const changes = [...(text?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
  if (changes.length === 0) return
  const at = changes.findIndex((change) => change === document.activeElement)
  const next = at < 0 ? (by === 1 ? 0 : changes.length - 1) : (at + by + changes.length) % changes.length
  changes[next]?.focus({ preventScroll: true })
  changes[next]?.scrollIntoView({ block: 'center' })
}
