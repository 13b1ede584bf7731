import { Button } from '@mantine/core'
import { isColour } from '@diwan/core/contrast'
import { modules } from '@diwan/contract/releases/endpoints'
import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { MODULE_COLOURS, MODULE_CONTRAST } from '@diwan/contract/releases/vocabulary'
import { INK } from '@diwan/contract/settings/vocabulary'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { ColourField } from '../../ui/colour-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import classes from './releases.module.css'
import { refusalOf } from './note-fields.tsx'
import { useModuleName } from './use-module-name.ts'

const names = ['hex_color', 'hexColor1', 'hexColor2'] as const

/** The colour of a module and its gradient, each with the contrast its white sign has on it. */
export function ColoursDialog({ module, onClose }: { module: RegisteredModule; onClose: () => void }) {
  const { t } = useTranslation('releases')
  const nameOf = useModuleName()
  const { key, revision, hex_color, gradient } = module
  const { hexColor1, hexColor2 } = gradient
  const initial = useMemo(
    () => ({
      hex_color: hex_color.toLowerCase(),
      hexColor1: hexColor1.toLowerCase(),
      hexColor2: hexColor2.toLowerCase(),
    }),
    [hex_color, hexColor1, hexColor2],
  )
  const form = useForm({
    endpoint: modules.changeColours,
    initial,
    toInput: (values) => ({ ...values, key, revision }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={`${t('changeColours')}: ${nameOf(key)}`}
      form={{ ...form, problem: refusalOf(t('failed_colours'), form.problem) }}
      aside={
        <Button variant="subtle" onClick={() => form.change(MODULE_COLOURS)}>
          {t('startColours')}
        </Button>
      }
    >
      {names.map((name) => (
        <ColourField
          key={name}
          label={t(`field_${name}`)}
          against={INK}
          needed={MODULE_CONTRAST}
          description={t('signOnColour')}
          {...form.pick(name)}
        />
      ))}
      <Preview {...form.values} />
    </FormDialog>
  )
}

function Preview({ hex_color, hexColor1, hexColor2 }: Record<(typeof names)[number], string>) {
  const { t } = useTranslation('releases')
  if (![hex_color, hexColor1, hexColor2].every(isColour)) return null
  return (
    <figure className={classes['preview']} aria-label={t('preview')}>
      <span className={classes['sign']} style={{ background: hex_color }} />
      <span className={classes['sign']} style={{ backgroundImage: `linear-gradient(135deg, ${hexColor1}, ${hexColor2})` }} />
    </figure>
  )
}
