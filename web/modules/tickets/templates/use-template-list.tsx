import type { TemplateLine } from '@diwan/contract/tickets/schemas/template'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import type { Column } from '../../../ui/list/columns.ts'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { TemplateSign } from '../template-sign.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { TemplateMarks, TemplateState } from './template-state.tsx'
import classes from './templates.module.css'
import { useTemplateAddress } from './use-template-address.ts'

interface TemplateTable {
  readonly columns: readonly Column<TemplateLine>[]
  readonly row: RowOf<TemplateLine>
}

/** Templates in the order in which requesters see them. */
export function useTemplateList(items: readonly TemplateLine[]): TemplateTable {
  const { t } = useTranslation(['tickets', 'kit'])
  const nameOf = useLocalName()
  const { open } = useTemplateAddress()
  const category = ({ categoryAr, categoryEn }: TemplateLine) => (
    <UserText text={nameOf({ nameAr: categoryAr, nameEn: categoryEn })} lines={1} />
  )
  const group = (line: TemplateLine) => line.group && <UserText text={nameOf(line.group)} lines={1} />
  const menu = (line: TemplateLine) => {
    const at = items.indexOf(line)
    return <TemplateMenu line={line} isFirst={at === 0} before={items[at - 2]} after={items[at + 1]} />
  }
  return {
    columns: [
      { name: 'template', head: t('templateName'), cell: () => null },
      { name: 'category', head: t('templateCategory'), width: 150, rank: 1, cell: category },
      { name: 'group', head: t('goesToGroup'), width: 170, rank: 2, cell: group },
      { name: 'state', head: t('status'), width: 120, rank: 3, cell: (line) => <TemplateState line={line} plain /> },
      { name: 'more', head: t('more', { ns: 'kit' }), sign: <span />, width: 28, cell: menu },
    ],
    row: {
      keyOf: ({ id }) => id,
      onOpen: ({ id }) => open(id),
      title: (line) => (
        <span className={classes['hit']}>
          <TemplateSign icon={line.icon} />
          <UserText text={nameOf(line) || t('unnamedTemplate')} lines={1} />
        </span>
      ),
      beside: (line) => <TemplateMarks line={line} />,
      lines: (line) => ({ about: category(line), state: <TemplateState line={line} plain />, end: menu(line) }),
      marks: ({ id }) => ({ 'data-template': id }),
    },
  }
}
