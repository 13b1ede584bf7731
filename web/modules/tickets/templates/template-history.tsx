import { Button } from '@mantine/core'
import type { TemplateChange } from '@diwan/contract/tickets/schemas/template'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { templateQueries } from '../api/templates.ts'
import classes from './templates.module.css'

/** Who did what and when; the audit log shows what it was before. */
export function TemplateHistory({ id }: { id: string }) {
  const { t } = useTranslation('tickets')
  const [opened, setOpened] = useState(false)
  const list = useInfiniteQuery({ ...templateQueries.history(id), enabled: opened })
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section className={classes['part']} aria-label={t('templateHistory')}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes['back'] ?? ''}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {t('templateHistory')}
      </Button>
      {opened && (
        <>
          <ul className={classes['history']}>
            {rows.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
          <MoreRows list={list} />
        </>
      )}
    </section>
  )
}

const events = ['created', 'updated', 'published', 'switched', 'reordered'] as const

function Change({ change }: { change: TemplateChange }) {
  const { t } = useTranslation('tickets')
  const event = events.find((one) => change.event === `tickets.template_${one}`)
  return (
    <li>
      {change.actor && <PersonChip person={change.actor} />}
      {event && <span>{t(`audit_template_${event}`)}</span>}
      <InstantText seconds={change.at} />
    </li>
  )
}
