import { Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { isDisplayed, readPicture } from './picture';
import { ThemeField } from './ThemeField';
import type { ThemeValue } from './theme-values';

export interface PictureFieldProps {
  label: string;
  value: ThemeValue;
  /** URL to show, or empty. */
  address: string;
  /** Formats the URL as a value of the theme. */
  write: (address: string) => string;
}

/** A picture of the theme: chosen or dropped, stored inside the document. */
export function PictureField({ label, value, address, write }: PictureFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readPicture(file, isDisplayed);
    setError(read.ok ? null : read.reason);
    if (read.ok) value.set(write(read.address));
  }

  return (
    <ThemeField label={label} theme={value} unset="default" error={error}>
      {(ids) => (
        <fieldset
          className="studio-picture"
          aria-label={label}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer.files[0]);
          }}
        >
          {address !== '' && <img className="studio-picture-shown" src={address} alt={`${label} in use`} />}
          <input
            {...ids}
            ref={input}
            className="studio-hidden"
            type="file"
            tabIndex={-1}
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button variant="outlined" onClick={() => input.current?.click()}>
            <Upload size={14} aria-hidden />
            {address === '' ? 'Choose a picture' : 'Change'}
          </Button>
          {value.changed && (
            <IconButton label={`Remove ${label}`} onClick={value.reset}>
              <Trash2 size={14} aria-hidden />
            </IconButton>
          )}
        </fieldset>
      )}
    </ThemeField>
  );
}
