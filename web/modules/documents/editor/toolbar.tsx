import { isHttpUrl } from '@diwan/core/identifiers'
import type { Direction } from '@diwan/core/direction'
import { ActionIcon, Button, Menu, Popover, TextInput } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAt,
  IconBold,
  IconChevronDown,
  IconCode,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconColumnInsertRight,
  IconColumnRemove,
  IconItalic,
  IconLink,
  IconPlus,
  IconRowInsertBottom,
  IconRowRemove,
  IconTextDirectionRtl,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, EditorDialog, Offered } from './choices.ts'
import { choose } from './choose.ts'
import { commands, hasMark, ifRoom, isOn, setLink, toneOf, turn } from './commands.ts'
import { SavingText } from './saving-text.tsx'
import { pageSchema } from './schema.ts'
import { ToneMenu } from './tone-menu.tsx'
import type { Saving } from './session.ts'
import classes from './page-editor.module.css'

interface Writing {
  readonly view: EditorView
  readonly state: EditorState
}
interface ToolbarProps extends Writing {
  readonly offered: Offered
  /** Nothing where what is around it says whether it is kept. */
  readonly saving?: Saving
  readonly fallback: Direction
  /** Asks whom to mention; nothing where nobody is. */
  readonly onMention?: (() => void) | undefined
  /** Opens a dialog; nothing where nothing is asked. */
  readonly onAsk?: ((asked: EditorDialog) => void) | undefined
  /** Nothing where it is always written in. */
  readonly onDone?: (() => void) | undefined
}

const isCommand = (name: Choice['name']): name is Extract<Choice['name'], keyof typeof commands> => name in commands

const isList = ({ name }: Choice): boolean => ['bulletList', 'orderedList', 'taskList'].includes(name)

/** What can be done with what is written, and whether it is kept. */
export function Toolbar({ view, state, offered, saving, fallback, onMention, onAsk, onDone }: ToolbarProps) {
  const { t } = useTranslation('documents')
  const tool = (label: string, icon: Icon, command: Command, on = false, mirrored = false) => (
    <Tool
      key={label}
      label={label}
      icon={icon}
      on={on}
      mirrored={mirrored}
      disabled={!command(state)}
      onPress={() => {
        command(view.state, view.dispatch, view)
        view.focus()
      }}
    />
  )
  return (
    <div className={classes['toolbar']} role="toolbar" aria-label={t('tools')}>
      <Kind view={view} state={state} heads={offered.texts.filter((choice) => !isList(choice))} />
      <span className={classes['apart']} />
      {tool(t('bold'), IconBold, commands.bold, isOn.bold(state))}
      {tool(t('italic'), IconItalic, commands.italic, isOn.italic(state))}
      {tool(t('strike'), IconStrikethrough, commands.strike, isOn.strike(state))}
      {tool(t('subscript'), IconSubscript, commands.subscript, isOn.subscript(state))}
      {tool(t('superscript'), IconSuperscript, commands.superscript, isOn.superscript(state))}
      {tool(t('code'), IconCode, commands.code, isOn.code(state))}
      <LinkTool view={view} state={state} />
      <span className={classes['apart']} />
      {offered.texts
        .filter(isList)
        .map(({ name, icon }) => isCommand(name) && tool(t(name), icon, commands[name], isOn[name](state)))}
      {onMention && <Tool label={t('mention')} icon={IconAt} on={false} onPress={onMention} />}
      <Inserts view={view} choices={offered.inserts} onAsk={onAsk} />
      <span className={classes['apart']} />
      {tool(t('turn'), IconTextDirectionRtl, turn(fallback))}
      {toneOf(state) && <ToneMenu view={view} tone={toneOf(state)!} />}
      {isOn.table(state) && (
        <>
          <span className={classes['apart']} />
          {tool(t('rowAfter'), IconRowInsertBottom, ifRoom('row', addRowAfter))}
          {tool(t('columnAfter'), IconColumnInsertRight, ifRoom('column', addColumnAfter), false, true)}
          {tool(t('rowAway'), IconRowRemove, deleteRow)}
          {tool(t('columnAway'), IconColumnRemove, deleteColumn)}
          {tool(t('tableAway'), IconTrash, deleteTable)}
        </>
      )}
      <span className={classes['rest']} />
      {saving && <SavingText saving={saving} />}
      {undoDepth(state) > 0 || redoDepth(state) > 0 ? (
        <>
          {tool(t('undo'), IconArrowBackUp, undo, false, true)}
          {tool(t('redo'), IconArrowForwardUp, redo, false, true)}
        </>
      ) : null}
      {onDone && (
        <Button className={classes['done']} size="compact-sm" variant="light" title={t('doneKeys')} onClick={onDone}>
          {t('done')}
        </Button>
      )}
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: Icon
  readonly on: boolean
  readonly mirrored?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** The focus stays in the text. */
function Tool({ label, icon: Sign, on, mirrored = false, disabled = false, onPress }: ToolProps) {
  return (
    <ActionIcon
      variant={on ? 'light' : 'subtle'}
      {...(!on && { color: 'gray' })}
      size={30}
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Sign size={18} stroke={1.6} className={mirrored ? 'turns' : undefined} aria-hidden />
    </ActionIcon>
  )
}

/** What the line is, and what it can become. */
function Kind({ view, state, heads }: Writing & { readonly heads: readonly Choice[] }) {
  const { t } = useTranslation('documents')
  const now = heads.find(({ name }) => isCommand(name) && isOn[name](state)) ?? heads[0]!
  return (
    <Menu position="bottom-start" radius={12} shadow="md" keepMounted={false} returnFocus={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          rightSection={<IconChevronDown size={15} stroke={1.7} aria-hidden />}
          onMouseDown={(event) => event.preventDefault()}
        >
          {t(now.name)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {heads.map((choice) => (
          <ChoiceItem key={choice.name} choice={choice} view={view} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface InsertsProps extends Pick<Writing, 'view'>, Pick<ToolbarProps, 'onAsk'> {
  readonly choices: readonly Choice[]
}

function Inserts({ view, choices, onAsk }: InsertsProps) {
  const { t } = useTranslation('documents')
  return (
    <Menu position="bottom-start" radius={12} shadow="md" keepMounted={false} returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={t('insert')}
          title={t('insert')}
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconPlus size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <ChoiceItem key={choice.name} choice={choice} view={view} onAsk={onAsk} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoiceItemProps extends Pick<Writing, 'view'>, Pick<ToolbarProps, 'onAsk'> {
  readonly choice: Choice
}

function ChoiceItem({ choice: { name, icon: Sign }, view, onAsk }: ChoiceItemProps) {
  const { t } = useTranslation('documents')
  return (
    <Menu.Item leftSection={<Sign size={17} stroke={1.6} aria-hidden />} onClick={() => choose(name, view, onAsk)}>
      {t(name)}
    </Menu.Item>
  )
}

function LinkTool({ view, state }: Writing) {
  const { t } = useTranslation('documents')
  const [typed, setTyped] = useState<string>()
  const on = hasMark(state, pageSchema.marks.link)
  const wrong = typed !== undefined && typed !== '' && !isHttpUrl(typed)
  const set = (href: string) => {
    if (href !== '' && !isHttpUrl(href)) return
    setLink(href)(view.state, view.dispatch)
    setTyped(undefined)
    view.focus()
  }
  const open = () => {
    const { $from } = state.selection
    const link = pageSchema.marks.link.isInSet($from.marks())
    setTyped(String(link?.attrs['href'] ?? ''))
  }
  return (
    <Popover
      opened={typed !== undefined}
      onChange={(opened) => !opened && setTyped(undefined)}
      position="bottom-start"
      radius={12}
      shadow="md"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <span>
          <Tool label={t('link')} icon={IconLink} on={on} onPress={open} />
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('link')}>
        <form
          className={classes['link']}
          onSubmit={(event) => {
            event.preventDefault()
            set(typed?.trim() ?? '')
          }}
        >
          <TextInput
            dir="ltr"
            label={t('linkAddress')}
            value={typed ?? ''}
            error={wrong && typed.length > 8 ? t('linkWrong') : undefined}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" disabled={wrong || typed === ''}>
            {t('linkSet')}
          </Button>
          {on && (
            <Button size="xs" variant="default" onClick={() => set('')}>
              {t('linkAway')}
            </Button>
          )}
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
