import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { Field, useField } from '../../../../ui/Field';
import { isBinaryText, readTextFile } from '../../../parts/read-text-file';
import { useNotifyFailure } from '../../../parts/use-notify-failure';
import { type InvitationList, parseCsv, parseText } from './parse-invitations';

/** Entries with a problem that are listed; the others are counted. */
const SHOWN_PROBLEMS = 20;

/** A file that is no text, such as a workbook. A new object for each file, so that the same sentence is announced again. */
interface Refusal {
  name: string;
}

export interface InviteeListProps {
  initialText: string;
  list: InvitationList;
  onChange: (list: InvitationList) => void;
}

/** A field for many addresses: typed, pasted, or from a CSV file that is chosen or dropped. */
export function InviteeList({ initialText, list, onChange }: InviteeListProps) {
  const t = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [text, setText] = useState(initialText);
  const [file, setFile] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const field = useField('emails', { help: t('adminPortal.users_InviteMany.help') });
  const type = (typed: string) => {
    setText(typed);
    setFile(undefined);
    setRefusal(undefined);
    onChange(parseText(typed));
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    // Browsers list a dropped folder as a file, and fail only when it is read.
    const content = await readTextFile(chosen).catch(() => null);
    if (content === null || isBinaryText(content)) return setRefusal({ name: chosen.name });
    setRefusal(undefined);
    const parsed = await parseCsv(content);
    setFile(chosen.name);
    setText(
      parsed.invitees
        .map(({ name, email }) => (name ? `${name.replace(/[<>,;]/g, ' ')} <${email}>` : email))
        .join('\n'),
    );
    onChange(parsed);
  };
  const choose = (chosen: File | undefined) => void read(chosen).catch(notifyFailure);
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    choose(dropped);
  };
  return (
    <>
      <Field
        field={field}
        label={t('adminPortal.users_InviteUser.bulkLabelWithoutRoles')}
        help={t('adminPortal.users_InviteMany.help')}
      >
        <textarea
          {...field.control}
          name="emails"
          className="portico-input portico-invite-list"
          dir="ltr"
          rows={5}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('adminPortal.users_InviteUser.bulkPlaceHolder')}
          data-initial-focus
          value={text}
          onChange={(event) => type(event.target.value)}
          onDrop={drop}
        />
      </Field>
      {refusal && <Refused refusal={refusal} />}
      <FileButton file={file} onFile={choose} />
      <Summary list={list} />
    </>
  );
}

function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTranslate();
  return (
    <Alert title={t('adminPortal.users_InviteMany.notText', { file: refusal.name })} focusOn={refusal}>
      {t('adminPortal.users_InviteMany.saveAsCsv')}
    </Alert>
  );
}

function FileButton({ file, onFile }: { file: string | undefined; onFile: (file: File | undefined) => void }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="portico-invite-file">
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t('adminPortal.users_InviteMany.chooseFile')}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button variant="secondary" size="dense" onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden="true" />
        <span>{t('adminPortal.users_InviteMany.chooseFile')}</span>
      </Button>
      {file && <bdi className="portico-hint">{file}</bdi>}
    </div>
  );
}

function Summary({ list: { invitees, problems } }: { list: InvitationList }) {
  const t = useTranslate();
  if (invitees.length + problems.length === 0) return null;
  const further = problems.length - SHOWN_PROBLEMS;
  return (
    <div className="portico-invite-summary">
      <p role="status">
        {t('adminPortal.users_InviteMany.addressCount', { count: invitees.length })}
        {problems.length > 0 && ` · ${t('adminPortal.users_InviteMany.problemCount', { count: problems.length })}`}
      </p>
      {problems.length > 0 && (
        <ul className="portico-invite-problems">
          {problems.slice(0, SHOWN_PROBLEMS).map(({ line, text, problem }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same entry twice, and entries have no state.
            <li key={index}>
              <span className="portico-muted">{t('adminPortal.users_InviteMany.line', { line })}</span>{' '}
              <bdi>{text}</bdi> <span>{t(`adminPortal.users_InviteMany.${problem}`)}</span>
            </li>
          ))}
          {further > 0 && <li>{t('adminPortal.users_InviteMany.furtherProblems', { count: further })}</li>}
        </ul>
      )}
    </div>
  );
}
