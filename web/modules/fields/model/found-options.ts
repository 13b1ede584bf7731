import type { OptionsFilter } from '@mantine/core'
import { fold } from '@diwan/core/arabic-fold'

/** The options whose label contains what was typed, in any spelling of it. */
export const foundOptions: OptionsFilter = ({ options, search }) => {
  const asked = fold(search)
  return options.filter((option) => 'label' in option && fold(option.label).includes(asked))
}
