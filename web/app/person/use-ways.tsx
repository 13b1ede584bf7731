import { holds } from '@diwan/contract/access/vocabulary'
import type { PersonPage } from '@diwan/contract/person/schemas'
import { fileUrl } from '@diwan/contract/files/addresses'
import { IconCalendarPlus, type Icon } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { manifests } from '../../gathered.gen.ts'
import { linkOf } from '../../kit/link-of.ts'
import type { WebManifest } from '../../kit/manifest.ts'
import type { PersonWay } from '../../kit/person-ways.ts'
import { useSession } from '../../kit/session.ts'
import { useModuleEnabled, useModuleStatus } from '../module-status.ts'

const declared: readonly PersonWay[] = Object.values<WebManifest>(manifests)
  .flatMap(({ personWays }) => personWays ?? [])
  .toSorted((one, other) => one.order - other.order)

export interface OfferedWay {
  readonly name: PersonWay['name'] | 'book'
  readonly icon: Icon
  readonly code: string
  /** As the button says it. */
  readonly keys: string
  readonly run: () => void
  /** Where there are several, the button is their menu. */
  readonly choices: readonly (Pick<OfferedWay, 'icon' | 'run'> & { readonly of: NonNullable<PersonWay['of']> })[]
}

/** Lists what the reader can begin with the person: nothing with somebody who is gone, and nothing with oneself. */
export function useWays({ person, bookPath, offers }: PersonPage): {
  readonly offered: readonly OfferedWay[]
  readonly dialog: ReactNode
} {
  const me = useSession()
  const status = useModuleStatus()
  const isEnabled = useModuleEnabled()
  const navigate = useNavigate()
  const [asked, ask] = useState<PersonWay>()
  if (person.disabled || person.id === me?.metadata.id) return { offered: [], dialog: null }
  const mine = declared.filter(({ key, needs: [module, flag], asks }) => {
    if (asks !== undefined && !offers.includes(asks)) return false
    return status(key) !== 'COMING_SOON' && isEnabled(key) && holds(me?.permissions ?? [], module, flag)
  })
  const go = async ({ load }: Pick<PersonWay, 'load'>) => {
    const path = await load?.().then(({ pathTo }) => pathTo(person.id))
    if (path !== undefined) await navigate(linkOf(path))
  }
  const runOf = (way: PersonWay) => () => (way.Dialog ? ask(way) : void go(way).catch(() => undefined)) // a write says itself why it was refused
  const offered: OfferedWay[] = [...Map.groupBy(mine, ({ name }) => name).values()].map((ways) => {
    const way = ways[0]!
    const choices = ways.flatMap((one) => (one.of ? [{ of: one.of, icon: one.icon, run: runOf(one) }] : []))
    const { code } = way.stroke
    return { name: way.name, icon: way.icon, code, keys: code.slice(-1), run: runOf(way), choices }
  })
  if (bookPath !== null)
    offered.splice(2, 0, {
      name: 'book',
      icon: IconCalendarPlus,
      code: 'KeyB',
      keys: 'B',
      run: () => void navigate(linkOf(bookPath)),
      choices: [],
    })
  const Dialog = asked?.Dialog
  const named = { id: person.id, fullName: person.fullName, photo: person.photoId && fileUrl(person.photoId) }
  return {
    offered,
    dialog: Dialog && (
      <Suspense>
        <Dialog person={named} onClose={() => ask(undefined)} />
      </Suspense>
    ),
  }
}
