### Ce qui est sur la page avant l’arrivée du programme, et une fois qu’il s’est arrêté. Cela est mis dans la page elle-même :
### chaque message tient donc sur une ligne ; $count est la seule chose qui y est mise.

## Avant l’arrivée du programme

# Le nom du projet.
project = Sobremesa
# Les jeux, sous leurs affiches.
san-juan = San Juan
puerto-rico = Puerto Rico
ginkgopolis = Ginkgopolis
# Pendant qu’il arrive.
wait = Mise de la table…
# Rien n’arrive.
slow = Rien n’est arrivé depuis quelques secondes. Vous pouvez attendre ou recharger la page. Vos parties enregistrées ne risquent rien.
# Sans JavaScript.
script = Ces jeux ont besoin de JavaScript. Autorisez-le pour cette page et rechargez-la.
# Le navigateur ne peut pas faire marcher les jeux.
old = Ce navigateur est trop ancien : les jeux ont besoin de WebAssembly. Utilisez un navigateur de 2022 ou plus récent.
# Le programme n’est pas arrivé : puis pourquoi, si c’est connu, puis quoi faire.
lost = Le jeu n’a pas été chargé en entier.
why-unreachable = Le serveur est injoignable. Vérifiez votre connexion.
why-missing = Un fichier n’est plus sur le serveur ; il y a sans doute une version plus récente.
why-server = Le serveur a un problème.
why-altered = Autre chose est arrivé, peut-être la page de connexion d’un réseau.
lost-then = Rechargez la page. Vos parties enregistrées ne risquent rien.
# Notes au-dessus de la page.
unstyled = Le style de la page n’a pas été chargé. Rechargez la page pour bien la voir.
undrawn = Certains dessins n’ont pas été chargés. Rechargez la page pour les voir. Vos parties enregistrées ne risquent rien.

## Une fois le programme arrêté

stopped = La page s’est arrêtée
stopped-then = Quelque chose s’est mal passé et cette page s’est arrêtée. Vos parties ne risquent rien : chaque choix est enregistré. Rechargez la page pour continuer.
unkept = Vos derniers choix ne sont pas enregistrés. Enregistrez vos parties en fichier avant de recharger la page.
reload = Recharger
save = Enregistrer mes parties en fichier
home = Accueil
saved = Parties dans le fichier : { $count }. Vous pouvez l’importer sur la page Parties enregistrées.
none = Il n’y a pas de parties enregistrées.
left = Parties illisibles, encore dans le navigateur : { $count }.
closed = Le navigateur bloque l’accès à son espace. Rechargez la page et réessayez.
# Titre d’un rapport pour les auteurs.
report = Ce qu’il faut signaler
