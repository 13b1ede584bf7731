import { DndContext, DragOverlay, closestCenter, type DragEndEvent } from '@dnd-kit/core'
import { Button, Menu, VisuallyHidden } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { FIELDS_MAX } from '@diwan/core/fields/field'
import { ALL_OFFERS, offeredType, type Offer } from '@diwan/core/fields/offers'
import { IconDeviceMobile, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { useDragWords, usePickUp } from '../use-drag.ts'
import { RemovalDialog } from '../editor/removal-dialog.tsx'
import { Canvas, END } from './canvas.tsx'
import { OfferName, offerOf, Palette } from './palette.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { ProblemsButton } from './problems-button.tsx'
import { Properties } from './properties.tsx'
import { StarterPicker } from './starter-picker.tsx'
import type { FormBuilderProps } from '../types.ts'
import { useBuilder } from './use-builder.ts'
import { useSides } from './use-sides.ts'
import classes from './builder.module.css'

/** Palette, page in both languages, properties: fields built with the pointer and with the keyboard alike. */
export function FormBuilder(props: FormBuilderProps) {
  const { form, fields, undo, redo, types, wordingOnly = false, begins } = props
  const { t } = useTranslation('fields')
  const root = useRef<HTMLDivElement>(null)
  const own = useDirection() === 'rtl' ? 'ar' : 'en'
  const sides = useSides(root)
  const builder = useBuilder(props, root)
  const { chosen, index, problems } = builder
  const [preview, setPreview] = useState(false)
  const [facts, setFacts] = useState(false)
  const [dragged, setDragged] = useState<Offer>()
  const sensors = usePickUp()
  const full = fields.length >= FIELDS_MAX
  const both = own === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  useHotkeys(
    [
      ['mod+Z', () => undo?.()],
      ['mod+shift+Z', () => redo?.()],
    ],
    [],
  )
  const drop = ({ active, over }: DragEndEvent): void => {
    setDragged(undefined)
    if (!over || wordingOnly) return
    const offer = offerOf(active.id)
    const at = over.id === END ? fields.length : fields.findIndex(({ key }) => key === over.id)
    if (offer) builder.add(offer, at)
    else builder.move(String(active.id), Math.min(at, fields.length - 1))
  }
  const properties = (
    <Properties
      fields={fields}
      index={index}
      errors={builder.errorsOf(index)}
      wordingOnly={wordingOnly}
      onChange={builder.set}
      onDuplicate={builder.duplicate}
      onRemove={builder.remove}
    />
  )
  const choose = (key: string): void => {
    builder.choose(key)
    if (!sides.properties) setFacts(true)
  }
  const sign = { size: 17, stroke: 1.6, 'aria-hidden': true } as const
  const accessibility = useDragWords(
    fields.map(({ key }) => key),
    builder.nameOf,
  )
  return (
    <div ref={root} className={classes['builder']} data-builder>
      <div className={classes['tools']} role="toolbar" aria-label={t('builderTools')}>
        {!sides.palette && !wordingOnly && (
          <Menu width={240} position="bottom-start">
            <Menu.Target>
              <Button variant="default" size="compact-md" disabled={full} leftSection={<IconPlus {...sign} />}>
                {t('addField')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={380} style={{ overflowY: 'auto' }}>
              {ALL_OFFERS.filter((offer) => !types || types.includes(offeredType(offer))).map((offer) => (
                <Menu.Item key={offer} onClick={() => builder.add(offer)}>
                  <span className={classes['offer']}>
                    <OfferName offer={offer} />
                  </span>
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        <span className={classes['count']}>{t('fieldCount', { count: fields.length })}</span>
        <ProblemsButton fields={fields} problems={problems} onChoose={choose} />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconDeviceMobile {...sign} />}
          disabled={fields.length === 0}
          onClick={() => setPreview(true)}
        >
          {t('preview')}
        </Button>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragStart={({ active }) => setDragged(offerOf(active.id))}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
      >
        <div className={classes['body']}>
          {sides.palette && !wordingOnly && <Palette types={types} full={full} onAdd={builder.add} />}
          <div className={classes['middle']}>
            {fields.length === 0 && begins ? (
              <StarterPicker {...begins} />
            ) : (
              <Canvas
                form={form}
                fields={fields}
                languages={sides.both ? both : [own]}
                chosen={chosen}
                wrong={builder.wrong}
                onChoose={choose}
                onKey={builder.onKey}
              />
            )}
          </div>
          {sides.properties && <aside className={classes['side']}>{properties}</aside>}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <span className={classes['flying']}>
              <OfferName offer={dragged} />
            </span>
          )}
        </DragOverlay>
      </DndContext>
      {!sides.properties && (
        <SideDrawer opened={facts && index >= 0} title={t('fieldProperties')} size={340} onClose={() => setFacts(false)}>
          {properties}
        </SideDrawer>
      )}
      <SideDrawer opened={preview} title={t('preview')} size={440} onClose={() => setPreview(false)}>
        <PhonePreview form={form} fields={fields} />
      </SideDrawer>
      <RemovalDialog {...builder.removal} />
      <VisuallyHidden role="status">{builder.said}</VisuallyHidden>
    </div>
  )
}
