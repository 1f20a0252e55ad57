import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';

export interface ImageDropZoneProps {
  /** Text of the button that opens the file dialog. */
  button: string;
  /** Which files are accepted, and how large. */
  hint: string;
  /** The `accept` attribute of the input. */
  accept: string;
  pending?: boolean;
  onFile: (file: File) => void;
  /** More buttons, in the row of the first. */
  actions?: ReactNode;
  /** Shows the current image, above the buttons. */
  children?: ReactNode;
}

/** An area that takes an image by drop or by a file dialog. Style it by `.portico-drop-zone` and `data-over`. */
export function ImageDropZone({ button, hint, accept, pending, onFile, actions, children }: ImageDropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !pending) onFile(file);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files);
    // Resets the input, so that choosing the same file again fires `change`.
    target.value = '';
  }
  return (
    // A drop is a shortcut for a pointer: the button does the same with a keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="portico-drop-zone"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className="portico-drop-zone-actions">
        <Button
          variant="secondary"
          size="dense"
          pending={pending}
          aria-describedby={`${id}hint`}
          onClick={() => input.current?.click()}
        >
          {button}
        </Button>
        {actions}
      </div>
      <p id={`${id}hint`} className="portico-hint">
        {hint}
      </p>
      <input ref={input} type="file" accept={accept} hidden aria-label={button} onChange={change} />
    </div>
  );
}
