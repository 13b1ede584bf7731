import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import './tabs-styles.ts'

export interface Section {
  /** The value in the address: `?tab=users`. */
  readonly name: string
  readonly label: string
  readonly screen: ReactNode
}

/** Which section the address asks for; the first one when it names none that this person has. */
export function useSection(sections: readonly Section[]): Section | undefined {
  const search: { tab?: unknown } = useSearch({ strict: false })
  return sections.find(({ name }) => name === search.tab) ?? sections[0]
}

/** Parts of one screen, chosen by a query value so that each has an address. One alone needs no tabs. */
export function Sections({ label, sections }: { label: string; sections: readonly Section[] }) {
  const shown = useSection(sections)
  const navigate = useNavigate()
  if (!shown) return null
  if (sections.length === 1) return shown.screen
  return (
    <Tabs
      value={shown.name}
      onChange={(tab) => void navigate({ to: '.', search: { tab: tab ?? undefined } })}
      keepMounted={false}
    >
      <Tabs.List aria-label={label} mb={16}>
        {sections.map(({ name, label: words }) => (
          <Tabs.Tab key={name} value={name}>
            {words}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sections.map(({ name, screen }) => (
        <Tabs.Panel key={name} value={name}>
          {screen}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
