import './avatar.css';

/** The initials of a name. The name itself is next to it. */
export function Avatar({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('')
    .slice(0, 2);
  return (
    <span className="avatar" aria-hidden>
      {initials}
    </span>
  );
}
