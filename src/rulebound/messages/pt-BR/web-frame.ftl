# The frame of the web client: what every page needs.
loading = Um momento…
try-again = Tentar de novo
to-the-lobby = Ir para o saguão
page-missing = Não há nada aqui
page-missing-text = Este endereço não leva a lugar nenhum. O saguão conhece todas as mesas.
error-no-answer = Ninguém responde
error-title = Não deu para mostrar isto
error-offline = O servidor não responde. Ele está rodando? E você, está conectado?
error-unknown = Algo deu errado no servidor.
error-no-game = Este servidor não tem nenhum jogo chamado { $game }.
close = Fechar
cancel = Cancelar

player-bot = Bot { $bot } { $number }
player-nobody = Lugar livre
player-number = Jogador { $number }
player-local = Jogador local
player-of-several = { $name } ({ $number })
player-role = { $name } ({ $role })
bot-master = Mestre
bot-journeyman = Experiente
bot-apprentice = Aprendiz
bot-random = Aleatório
bot-greedy = Ganancioso
bot-beam = Planejador
bot-foresight = Previdente
bot-rival = Ganancioso, de olho nos rivais
bot-tree = Explorador

board-loading = O mapa está sendo desenhado…
board-failed = Não foi possível carregar o mapa.
board-again = Tentar de novo
watching = { $n ->
    [1] Uma pessoa assistindo
   *[other] { $n } pessoas assistindo
}
language-failed = O idioma não chegou: tente de novo
