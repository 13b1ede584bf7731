import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageActionsPlace } from './page-actions.tsx'
import { PageHeader } from './page-header.tsx'
import classes from './sections.module.css'
import './tabs-styles.ts'

export interface Section {
  /** The value in the address: `?tab=users`. */
  readonly name: string
  readonly label: string
  readonly screen: ReactNode
  /** Has a header of its own, which leads back to the others. */
  readonly alone?: boolean
  /** Begins at the line of the header, from edge to edge. */
  readonly flush?: boolean
}

/** Which section the address asks for; the first one when it names none that this person has. */
export function useSection(sections: readonly Section[]): Section | undefined {
  const search: { tab?: unknown } = useSearch({ strict: false })
  return sections.find(({ name }) => name === search.tab) ?? sections[0]
}

interface SectionsProps {
  title: string
  /** Names the tabs for screen readers. */
  label: string
  sections: readonly Section[]
}

/** A screen in parts, chosen in its header by a query value so that each has an address. One alone needs no tabs. */
export function Sections({ title, label, sections }: SectionsProps) {
  const shown = useSection(sections)
  const navigate = useNavigate()
  if (shown?.alone) return shown.screen
  if (!shown || sections.length === 1)
    return (
      <>
        <PageHeader title={title} action={<PageActionsPlace />} flush={shown?.flush ?? false} />
        {shown?.screen}
      </>
    )
  const tabs = (
    <Tabs.List aria-label={label}>
      {sections.map(({ name, label: words }) => (
        <Tabs.Tab key={name} value={name}>
          {words}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
  return (
    <Tabs
      value={shown.name}
      onChange={(tab) => void navigate({ to: '.', search: { tab: tab ?? undefined } })}
      keepMounted={false}
      classNames={{ list: classes['list'] ?? '', tab: classes['tab'] ?? '' }}
    >
      <PageHeader title={title} tabs={tabs} action={<PageActionsPlace />} flush={shown.flush ?? false} />
      {sections.map(({ name, screen }) => (
        <Tabs.Panel key={name} value={name}>
          {screen}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
