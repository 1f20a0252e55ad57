import type { Random } from '../core/random';

const backdrops = ['#dbe7ff', '#ffe3d3', '#d9f2e3', '#efe0ff', '#fff0c9', '#d3eef6'];
const skins = ['#f2c9a4', '#d9a47a', '#b57a50', '#8a5a3a', '#5f3d29', '#e8b48c'];
const hairs = ['#2b2320', '#5a3a26', '#8c5a2b', '#c9973f', '#6b6b72', '#1c1c22'];
const shirts = ['#2f5bd7', '#c2553b', '#2f7d5b', '#6d4bc0', '#b3791c', '#27788f'];

/** A drawn face as a data URL: a picture without a photograph, a licence or a request. */
export function drawPortrait(random: Random): string {
  const { oneOf } = random;
  const [backdrop, skin, hair, shirt] = [oneOf(backdrops), oneOf(skins), oneOf(hairs), oneOf(shirts)];
  const fringe = random.integer(24, 34);
  const long = random.integer(0, 1) === 1;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${backdrop}"/>`,
    long ? `<path d="M26 42a22 22 0 0 1 44 0v26H26z" fill="${hair}"/>` : '',
    `<path d="M14 96c0-20 14-30 34-30s34 10 34 30z" fill="${shirt}"/><path d="M41 54h14v14a7 7 0 0 1-14 0z" fill="${skin}"/>`,
    `<ellipse cx="48" cy="44" rx="17" ry="20" fill="${skin}"/>`,
    `<path d="M30 44c-2-18 8-${fringe - 8} 18-${fringe - 8}s20 ${fringe - 14} 18 ${fringe - 8}c-3-8-8-11-18-11s-15 3-18 11z" fill="${hair}"/></svg>`,
  ].join('');
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
