import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { CameraState } from './camera-control';
import { placeTitle } from './title-place';
import type { WallCommands } from './wall-commands';
import type { PlacedTitle } from './wall-layout';

export interface WallTitlesProps {
  titles: readonly PlacedTitle[];
  camera: StoreApi<CameraState>;
  commands: WallCommands;
}

/** The titles of groups and unfolded screens. They can be read at any zoom, and stick to the edges of the view. */
export function WallTitles({ titles, camera, commands }: WallTitlesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function follow(): void {
      const { camera: current, view } = camera.getState();
      if (!view) return;
      titles.forEach((title, index) => {
        const element = list.current?.children[index];
        if (element instanceof HTMLElement) showAt(element, placeTitle(title, current, view));
      });
    }
    follow();
    return camera.subscribe(follow);
  }, [titles, camera]);
  return (
    <div className="wall-titles" ref={list}>
      {titles.map((title) => (
        <Title key={title.id} title={title} commands={commands} />
      ))}
    </div>
  );
}

function showAt(element: HTMLElement, place: ReturnType<typeof placeTitle>): void {
  element.toggleAttribute('data-hidden', place === null);
  if (!place) return;
  element.toggleAttribute('data-stuck', place.isStuck);
  element.style.transform = `translate(${place.x}px, ${place.y}px)`;
  element.style.maxWidth = `${place.width}px`;
  element.style.height = `${place.height}px`;
  element.style.fontSize = `${place.fontSize}px`;
}

function Title({ title, commands }: { title: PlacedTitle; commands: WallCommands }) {
  const { id, level, text, count, isFolded } = title;
  const Heading = (['h2', 'h3', 'h4'] as const)[level - 1] ?? 'h4';
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  const toggle = level === 1 ? commands.toggleGroup : commands.toggleScreen;
  return (
    <Heading className="wall-title" data-level={level}>
      {isFolded === undefined ? (
        <span className="wall-title-text">
          {text} <span className="wall-aside">{count}</span>
        </span>
      ) : (
        <button
          type="button"
          className="wall-title-text"
          aria-expanded={!isFolded}
          onFocus={({ target }) => target.matches(':focus-visible') && commands.reveal(id)}
          onClick={() => toggle(id)}
        >
          <Chevron size={14} aria-hidden />
          {text} <span className="wall-aside">{count}</span>
        </button>
      )}
    </Heading>
  );
}
