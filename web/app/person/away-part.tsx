import type { PersonPage } from '@diwan/contract/person/schemas'
import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { manifests } from '../../gathered.gen.ts'
import { linkOf } from '../../kit/link-of.ts'
import type { WebManifest } from '../../kit/manifest.ts'
import { useHolds } from '../../kit/rights.ts'
import { Letter } from '../../ui/person-chip.tsx'
import classes from './person-page.module.css'

const message = Object.values<WebManifest>(manifests)
  .flatMap(({ personWays }) => personWays ?? [])
  .find(({ name }) => name === 'message')

/** How long the person is away, and who covers. */
export function AwayPart({ away: { untilDay, returnDay, cover } }: { readonly away: NonNullable<PersonPage['away']> }) {
  const { t } = useTranslation('person')
  const navigate = useNavigate()
  const [module, flag] = message?.needs ?? ['', '']
  const mayMessage = useHolds(module, flag)
  const write = async (id: string) => {
    const path = await message?.load?.().then(({ pathTo }) => pathTo(id))
    if (path !== undefined) await navigate(linkOf(path))
  }
  return (
    <section className={classes['away']}>
      <p>
        <IconCalendarOff size={18} stroke={1.7} aria-hidden />
        <b>{t('awayUntil', { day: untilDay })}</b>
        {returnDay !== null && <span className={classes['end']}>{t('returnsOn', { day: returnDay })}</span>}
      </p>
      {cover && (
        <p>
          <Letter id={cover.id} name={cover.fullName} photo={cover.photo} size={24} />
          <span>{t('covers', { name: cover.fullName })}</span>
          {mayMessage && (
            <Button
              className={classes['end']}
              variant="default"
              size="compact-sm"
              onClick={() => void write(cover.id).catch(() => undefined)}
            >
              {t('messageCover', { name: cover.fullName })}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
