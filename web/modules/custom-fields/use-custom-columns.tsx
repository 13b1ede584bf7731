import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import { labelOf } from '@diwan/core/fields/labels'
import { useDirection } from '../../kit/formats.ts'
import type { Column } from '../../ui/list/columns.ts'
import { CustomText } from './custom-text.tsx'
import { useCustom } from './use-custom.ts'

/** A column for each field that records of this kind have; they give way first where the table is narrow. */
export function useCustomColumns<Row extends { readonly custom?: readonly CustomField[] | undefined }>(
  kind: string,
): Column<Row>[] {
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  return useCustom(kind)
    .filter(({ type }) => type !== 'long_text')
    .map((field) => ({
      name: `custom.${field.key}`,
      head: labelOf(field, language),
      width: 130,
      rank: -1,
      optional: true,
      cell: ({ custom = [] }) => {
        const said = custom.find(({ key }) => key === field.key)
        return said && <CustomText said={said} />
      },
    }))
}
