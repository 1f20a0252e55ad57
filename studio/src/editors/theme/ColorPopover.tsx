import { type ResolvedMetadata, readColor } from '@portico/sdk/metadata';
import { Pipette } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  Dialog,
  Popover,
  parseColor,
  SliderTrack,
} from 'react-aria-components';
import { useShallow } from 'zustand/react/shallow';
import { IconButton } from '../../ui/Button';
import { useRecentColors } from './recent-colors';
import { asText, useResolvedTheme } from './theme-values';

export interface ColorPopoverProps {
  label: string;
  value: string;
  anchor: RefObject<HTMLElement | null>;
  onChange: (color: string) => void;
  onClose: () => void;
}

/** Colours of the theme that are offered next to the picker. */
const offered = [
  'primary.main',
  'secondary.main',
  'danger.main',
  'background.default',
  'background.paper',
  'text.primary',
];

function colorsOf(theme: ResolvedMetadata): string[] {
  return [...new Set(offered.map((path) => asText(theme.valueAt(`themeV2.palette.${path}`))).filter(Boolean))];
}

/** Picks a colour by area, hue, palette, recent colours or from the screen. */
export function ColorPopover({ label, value, anchor, onChange, onClose }: ColorPopoverProps) {
  const { color, last, pick, pickText } = usePickedColor(value, onChange);
  const [opened] = useState(value);
  const palette = useResolvedTheme(useShallow(colorsOf));
  const add = useRecentColors((state) => state.add);
  const recent = useRecentColors((state) => state.colors);

  return (
    <Popover
      className="studio-popover studio-picker"
      triggerRef={anchor}
      isOpen
      placement="bottom start"
      onOpenChange={(open) => {
        if (open) return;
        if (last() !== opened) add(last());
        onClose();
      }}
    >
      <Dialog aria-label={`Pick ${label}`}>
        <ColorPicker value={color} onChange={pick}>
          <ColorArea className="studio-picker-area" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
            <ColorThumb className="studio-picker-thumb" />
          </ColorArea>
          <div className="studio-picker-row">
            <ColorSlider className="studio-picker-hue" colorSpace="hsb" channel="hue" aria-label="Hue">
              <SliderTrack className="studio-picker-track">
                <ColorThumb className="studio-picker-thumb" />
              </SliderTrack>
            </ColorSlider>
            <EyeDropperButton onPick={pickText} />
          </div>
        </ColorPicker>
        <Swatches title="Theme" colors={palette} onPick={pickText} />
        {recent.length > 0 && <Swatches title="Recent" colors={recent} onPick={pickText} />}
      </Dialog>
    </Popover>
  );
}

/**
 * The colour that the picker shows. It is more than its text: a grey has a hue too, and small steps of a dark colour have
 * one text. Read from the text after each step, the picker would lose the hue, and arrow keys would stop in dark colours.
 */
function usePickedColor(value: string, onChange: (color: string) => void) {
  const [color, setColor] = useState(() => asColor(value));
  const last = useRef(value);
  /** Texts that were picked and that `value`, which may follow after the paint, has not had yet. */
  const pending = useRef<string[]>([]);

  useEffect(() => {
    const at = pending.current.indexOf(value);
    pending.current = pending.current.slice(at + 1);
    if (at >= 0 || value === last.current) return;
    pending.current = [];
    last.current = value;
    setColor(asColor(value));
  }, [value]);

  function send(text: string): void {
    if (text === last.current) return;
    last.current = text;
    pending.current.push(text);
    onChange(text);
  }

  return {
    color,
    last: () => last.current,
    pick(next: Color) {
      setColor(next);
      send(readColor(next.toString('rgba')) ?? last.current);
    },
    pickText(text: string) {
      setColor(asColor(text));
      send(text);
    },
  };
}

function Swatches({
  title,
  colors,
  onPick,
}: {
  title: string;
  colors: readonly string[];
  onPick: (c: string) => void;
}) {
  return (
    <div className="studio-picker-swatches">
      <span>{title}</span>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className="studio-swatch"
          style={{ '--swatch': color } as CSSProperties}
          aria-label={color}
          title={color}
          onClick={() => onPick(color)}
        />
      ))}
    </div>
  );
}

interface EyeDropperWindow extends Window {
  EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> };
}

/** Picks a colour from anywhere on the screen, if the browser supports it. */
function EyeDropperButton({ onPick }: { onPick: (color: string) => void }) {
  const { EyeDropper } = window as EyeDropperWindow;
  if (!EyeDropper) return null;
  return (
    <IconButton
      label="Take a colour from the screen"
      onClick={() =>
        void new EyeDropper().open().then(
          ({ sRGBHex }) => onPick(sRGBHex),
          // Escape closes the eyedropper without a colour.
          () => undefined,
        )
      }
    >
      <Pipette size={16} aria-hidden />
    </IconButton>
  );
}

function asColor(value: string): Color {
  return parseColor(readColor(value) ?? '#000000').toFormat('hsb');
}
