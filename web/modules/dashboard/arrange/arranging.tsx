import { dashboard } from '@diwan/contract/dashboard/endpoints'
import type { Dashboard, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import { Button, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { useCardKeys } from '../../../ui/board/use-card-keys.ts'
import { startOf, useDrag, type Target } from '../../../ui/board/use-drag.ts'
import { columnsOf, lanesOf, movedTo, placeOf } from '../model/places.ts'
import type { AskedHome, Drawn } from '../types.ts'
import { signOf } from '../model/sign.ts'
import { useWidgetWords } from '../use-widget-words.ts'
import classes from './arranging.module.css'
import { Tile } from './tile.tsx'

interface ArrangingProps extends AskedHome, Pick<Drawn, 'icons'> {
  readonly home: Dashboard
}

/** The cards as tiles that are dragged, moved by keys, hidden and shown. Each change is kept at once. */
export default function Arranging({ home, area, device, icons }: ArrangingProps) {
  const { t } = useTranslation('dashboard')
  const { titleOf } = useWidgetWords()
  const rtl = useDirection() === 'rtl'
  const frame = useRef<HTMLDivElement>(null)
  const [announced, announce] = useState('')
  const write = useWrite(dashboard.arrange, { scope: 'dashboard' })
  const places = home.widgets.map(placeOf)
  const keep = (widgets: WidgetPlace[], key?: string) =>
    write.mutate({ area, device, widgets, ...(home.tab && { tab: home.tab }), ...(key !== undefined && { changed: [key] }) })
  const drop = (key: string, target: Target) => {
    const moved = movedTo(places, key, target, device)
    if (JSON.stringify(moved) !== JSON.stringify(places)) keep(moved, key)
  }
  const lanes = lanesOf(places, device)
  const focus = (key: string) => frame.current?.querySelector<HTMLElement>(holdOf(key))?.focus()
  const { drag, press } = useDrag(drop)
  const othersIn = (listId: string) => lanes.find(({ id }) => id === listId)?.cards.filter((key) => key !== focusedKey()) ?? []
  const wordsOf = ({ listId, after }: Target) => ({
    list: device === 'phone' ? t('cards') : t('column', { place: Number(listId) + 1 }),
    place: (after === null ? 0 : othersIn(listId).indexOf(after) + 1) + 1,
  })
  const keys = useCardKeys({
    lanes,
    rtl,
    may: () => true,
    focus,
    says: (what, target) => {
      const key = focusedKey()
      announce(t(`moving_${what}`, { title: titleOf(key), ...wordsOf(target) }))
      if (what === 'putBack') setTimeout(() => focus(key), 0)
    },
    onDrop: ({ id, target }) => {
      drop(id, target)
      setTimeout(() => focus(id), 0)
    },
  })
  const lifted = keys.lifted?.id
  const over = keys.lifted?.target.listId
  useEffect(() => {
    if (lifted !== undefined) frame.current?.querySelector<HTMLElement>(holdOf(lifted))?.focus() // it is drawn in another column now
  }, [lifted, over])
  const moving = drag ?? keys.lifted
  return (
    <div ref={frame} role="group" aria-label={t('cards')} data-arranging>
      <div className={classes['bar']}>
        <p>{t('arrangeHow')}</p>
        {home.arranged && (
          <Button variant="default" size="compact-md" onClick={() => keep([])}>
            {t('arrangeReset')}
          </Button>
        )}
      </div>
      <div className={classes['columns']} data-device={device}>
        {columnsOf(home.widgets, device).map((column, place) => (
          <ul key={place} className={classes['column']} data-list={place} aria-label={t('column', { place: place + 1 })}>
            {shownIn(column, place, moving).map((key) => {
              const widget = home.widgets.find((one) => one.key === key)
              return (
                widget && (
                  <Tile
                    key={key}
                    widget={widget}
                    icon={icons[signOf(widget)]}
                    lifted={moving?.id === key}
                    onPress={(event) => press(event, key)}
                    onKey={(event) => keys.press(event, key)}
                    onHide={() =>
                      keep(
                        places.map((one) => (one.key === key ? { ...one, hidden: !one.hidden } : one)),
                        key,
                      )
                    }
                  />
                )
              )
            })}
          </ul>
        ))}
      </div>
      {drag?.hand && (
        <div className={classes['ghost']} style={startOf(drag.hand, rtl)} aria-hidden>
          {titleOf(drag.id)}
        </div>
      )}
      <VisuallyHidden role="status" aria-live="assertive">
        {announced}
      </VisuallyHidden>
    </div>
  )
}

const holdOf = (key: string): string => `[data-card="${key}"] [role="button"]`
const focusedKey = (): string => document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? ''

/** The keys of a column, with the tile in the hand where it would be put. */
function shownIn(column: readonly WidgetPlace[], place: number, moving: { id: string; target: Target } | undefined): string[] {
  const keys = column.map(({ key }) => key)
  if (!moving) return keys
  const others = keys.filter((key) => key !== moving.id)
  if (moving.target.listId !== String(place)) return others
  const at = moving.target.after === null ? 0 : others.indexOf(moving.target.after) + 1
  return [...others.slice(0, at), moving.id, ...others.slice(at)]
}
