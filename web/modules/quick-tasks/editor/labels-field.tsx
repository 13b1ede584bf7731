import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import { MAX_LABELS_OF_ONE } from '@diwan/contract/quick-tasks/limits'
import { MAX_LABEL_NAME } from '@diwan/contract/labels/limits'
import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** By name, as they are typed; what there is none of is made. */
export function LabelsField(props: Pick<TagsInputProps, 'error' | 'onChange'> & { readonly value: string[] }) {
  const { t } = useTranslation('quick-tasks')
  return (
    <TagsInput
      label={t('labels')}
      placeholder={props.value.length === 0 ? t('labelsHint') : ''}
      maxTags={MAX_LABELS_OF_ONE}
      maxLength={MAX_LABEL_NAME}
      {...props}
    />
  )
}
