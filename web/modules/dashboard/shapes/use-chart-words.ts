import type { WidgetContent } from '@diwan/contract/kit/widgets'
import { useTranslation } from 'react-i18next'
import { decimalText, numberText, percentText } from '../../../kit/formats.ts'
import { sizeText } from '../../../kit/size-text.ts'
import { useDurationText } from '../../../ui/use-duration-text.ts'
import { useWidgetWords } from '../use-widget-words.ts'

export type ContentOf<Shape extends WidgetContent['shape']> = Extract<WidgetContent, { shape: Shape }>
type Unit = ContentOf<'bars'>['unit']

export interface ChartProps<Shape extends WidgetContent['shape']> {
  /** The key of the widget, with which its words begin. */
  readonly name: string
  readonly content: ContentOf<Shape>
}

interface Label {
  readonly key?: string | undefined
  readonly label?: string | undefined
}

/** A label is a word of the widget, or a name that people gave. */
export function useLabel(widget: string): (label: Label) => string {
  const { word } = useWidgetWords()
  return ({ key, label }) => label ?? word(`widget_${widget.replace('.', '_')}_${key}`)
}

/** A value in the way its unit is read. */
export function useUnitText(): (value: number, unit: Unit) => string {
  const { i18n } = useTranslation()
  const duration = useDurationText()
  return (value, unit) => {
    if (unit === 'minutes') return duration(value * 60)
    if (unit === 'percent') return percentText(value / 100, i18n.language)
    if (unit === 'bytes') return sizeText(value, i18n.language)
    return unit === 'score' ? decimalText(value, i18n.language) : numberText(value, i18n.language)
  }
}
