import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import { labelOf } from '@diwan/core/fields/labels'
import { useDirection } from '../../kit/formats.ts'
import { isReadonly } from '@diwan/core/fields/readonly'
import type { Column } from '../../ui/list/columns.ts'
import { CustomText } from './custom-text.tsx'
import { useCustom } from './use-custom.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const ValueEditor = lazyDialog(() => import('./value-editor.tsx'))

/** How a row says other values in place. */
interface Changes<Row> {
  readonly may: (row: Row) => boolean
  readonly label: (field: string) => string
  readonly onChanged: (row: Row, custom: CustomField[]) => void
}

/** A column for each field that records of this kind have; they give way first where the table is narrow. */
export function useCustomColumns<Row extends { readonly id: string; readonly custom?: readonly CustomField[] | undefined }>(
  kind: string,
  changes?: Changes<Row>,
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
      comparable: ({ custom = [] }) => JSON.stringify(custom.find(({ key }) => key === field.key)?.value) ?? '',
      cell: ({ custom = [] }) => {
        const said = custom.find(({ key }) => key === field.key)
        return said && <CustomText said={said} />
      },
      edit:
        !changes || isReadonly(field)
          ? undefined
          : {
              may: changes.may,
              label: changes.label(labelOf(field, language)),
              field: (row, close) => (
                <ValueEditor
                  id={row.id}
                  kind={kind}
                  field={field}
                  custom={row.custom ?? []}
                  said={row.custom?.find(({ key }) => key === field.key)}
                  may
                  onChanged={(custom) => changes.onChanged(row, custom)}
                  onClose={close}
                />
              ),
            },
    }))
}
